// One picture: what became of it, in words, beside the stage.

/** Makes the detail of the selected picture, or takes it away. */
function showDetail() {
  const picture = selectedPicture();
  const detail = byId("detail");
  detail.hidden = picture === null;
  if (picture === null) {
    clearInterval(blinking);
    stage = null;
    detail.replaceChildren();
    document.title = run.title;
    return;
  }
  document.title = `${picture.name} · ${run.title}`;
  detail.replaceChildren(detailHead(picture), toolbar(picture),
    make("div", { class: "detail-body" },
      make("div", {
        class: "stage", id: "stage", role: "tabpanel", "aria-label": views[shownView(picture)].label,
      }), facts(picture)));
  showZoom();
  showStage();
  new ResizeObserver(() => layOutStage()).observe(byId("stage"));
}

function detailHead(picture) {
  const place = shown.indexOf(picture);
  return make("header", { class: "detail-head" },
    make("div", { class: "detail-names" },
      make("p", { class: "detail-title" }, badge(picture.status),
        decisionBadge(picture),
        make("h2", { dir: "auto" }, titleOf(picture)), make("span", { class: "quiet", dir: "auto" }, placeOf(picture))),
      make("p", { class: "detail-lead", dir: "auto", title: shortened(leadOf(picture), 1000) },
        shortened(leadOf(picture), 1000)),
      decisionComment(picture)),
    canDecide(picture) && make("div", { class: "decide", role: "group", "aria-label": "Decision" },
      ["accept", "reject"].map((decision) => make("button", {
        type: "button", class: `plain ${decision}`, title: `${decision === "accept" ? "Accept (a)" : "Reject (r)"}`,
        "aria-pressed": String(decisions.get(picture.key)?.decision === decision), onclick: () => decide([picture], decision),
      }, decision === "accept" ? "Accept" : "Reject"))),
    make("nav", { class: "detail-nav", "aria-label": "Pictures" },
      make("span", { class: "quiet" }, place < 0 ? "" : `${number(place + 1)} of ${number(shown.length)}`),
      make("button", { type: "button", class: "round", "aria-label": "Previous picture", title: "Previous (k)", onclick: () => step(-1) }, "↑"),
      make("button", { type: "button", class: "round", "aria-label": "Next picture", title: "Next (j)", onclick: () => step(1) }, "↓"),
      make("button", { type: "button", class: "round", "aria-label": "Close", title: "Close (Esc)", onclick: closePicture }, "×")));
}

/** Why a picture is rejected: room to say so, or what was said. */
function decisionComment(picture) {
  const decision = decisions.get(picture.key);
  if (decision?.decision !== "reject") {
    return picture.rejected && picture.comment && make("p", { class: "comment", dir: "auto" }, picture.comment);
  }
  return make("input", {
    type: "text", class: "comment", id: "comment", "aria-label": "Why it is rejected", placeholder: "Why it is rejected",
    value: decision.comment ?? "", oninput: (event) => {
      decision.comment = event.target.value;
      keepDecisions();
      showDecisions();
    },
  });
}

/** Notes what becomes of pictures; the same once more takes it back. */
function decide(chosen, decision) {
  const isUndone = chosen.every((picture) => decisions.get(picture.key)?.decision === decision);
  for (const picture of chosen.filter(canDecide)) {
    if (isUndone) decisions.delete(picture.key);
    else decisions.set(picture.key, { picture: picture.key, decision, comment: decisions.get(picture.key)?.comment });
  }
  keepDecisions();
  showDecisions();
  showList();
  revealSelection();
  if (state.picture !== null) showDetail();
}

const decisionFile = () => `${JSON.stringify({
  format: 1,
  decisions: pictures.filter((picture) => decisions.has(picture.key)).map((picture) => decisions.get(picture.key)),
}, null, 2)}\n`;

/** How many are decided, and what to do with that. */
function showDecisions() {
  const bar = byId("decisions");
  const open = shown.filter(canDecide);
  const made = pictures.filter((picture) => decisions.has(picture.key)).map((picture) => decisions.get(picture.key).decision);
  bar.hidden = !pictures.some(canDecide);
  if (bar.hidden) return;
  const accepted = made.filter((decision) => decision === "accept").length;
  const words = made.length === 0 ? "Nothing is decided." : `${number(accepted)} accepted, ${number(made.length - accepted)} rejected.`;
  const command = "renderpages approve --decisions decisions.json";
  bar.replaceChildren(...[
    make("span", { role: "status" }, words),
    open.length > 1 && make("button", { type: "button", class: "plain", id: "accept-shown", title: "Accept what the list shows (A)",
      onclick: () => decide(open, "accept") }, `Accept ${number(open.length)} shown`),
    open.length > 1 && make("button", { type: "button", class: "plain", id: "reject-shown", title: "Reject what the list shows (R)",
      onclick: () => decide(open, "reject") }, `Reject ${number(open.length)} shown`),
    made.length > 0 && make("a", { class: "plain", id: "download", download: "decisions.json",
      href: `data:application/json;charset=utf-8,${encodeURIComponent(decisionFile())}` }, "Download decisions"),
    made.length > 0 && make("code", { title: "Carries them out" }, command),
  ].filter(Boolean));
}

function toolbar(picture) {
  const shownId = shownView(picture);
  const drawn = Object.keys(kinds).filter((kind) => picture[kind]);
  const tabs = make("div", { class: "segments", role: "tablist", "aria-label": "View" },
    Object.entries(views).map(([id, view]) => make("button", {
      type: "button", role: "tab", id: `view-${id}`, "aria-controls": "stage", "aria-selected": String(id === shownId),
      tabindex: id === shownId ? "0" : "-1", disabled: !canShow(picture, id) || drawn.length === 0, title: `${view.label} (${view.key})`,
      onclick: () => changeView(id), onkeydown: (event) => moveTab(event, picture),
    }, view.label)));
  const zoomButtons = make("div", { class: "segments", role: "group", "aria-label": "Zoom", id: "zooms" },
    zooms.map((zoom) => make("button", {
      type: "button", "data-zoom": zoom, title: zoom === "fit" ? "Fit (0)" : "Zoom (+ and −)", onclick: () => changeZoom(zoom),
    }, zoom === "fit" ? "Fit" : `${zoom}×`)));
  const hasMarks = picture.ignored.length > 0 || (picture.pixels?.regions.length ?? 0) > 0;
  return make("div", { class: "toolbar" }, tabs, make("div", { id: "stage-controls" }), zoomButtons,
    make("label", { class: "check", title: "Outlines and hatching (m)" },
      make("input", { type: "checkbox", id: "marks", checked: state.marks, disabled: !hasMarks, onchange: (event) => {
        state.marks = event.target.checked;
        layOutStage();
        keepState();
      } }), "Marks"));
}

/** Arrow keys move among the views that can be shown, as in every row of tabs. */
function moveTab(event, picture) {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!direction) return;
  event.preventDefault();
  const known = Object.keys(views).filter((id) => canShow(picture, id));
  const place = known.indexOf(shownView(picture)) + direction;
  changeView(known[(place + known.length) % known.length]);
  byId(`view-${state.view}`).focus();
}

function changeView(id) {
  const picture = selectedPicture();
  if (!picture || !canShow(picture, id)) return;
  state.view = id;
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const isShown = tab.id === `view-${id}`;
    tab.setAttribute("aria-selected", String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
  }
  byId("stage").setAttribute("aria-label", views[id].label);
  showStage();
  keepState();
}

function showZoom() {
  for (const button of byId("zooms")?.children ?? []) {
    button.setAttribute("aria-pressed", String(button.dataset.zoom === state.zoom));
  }
}

function facts(picture) {
  const { pixels, axes } = picture;
  const more = picture.sentences.slice(1);
  const isLeadCut = leadOf(picture).length > 160;
  return make("aside", { class: "facts", tabindex: "0", "aria-label": "What is known of the picture" },
    (more.length > 0 || isLeadCut) && section(isLeadCut ? "What differs" : "Also",
      make("ul", { class: "sentences" },
        (isLeadCut ? picture.sentences : more).map((text) => make("li", { dir: "auto" }, text)))),
    pixels && section("Pixels", make("dl", {},
      fact("Differ", `${number(pixels.count)} (${percent(pixels.ratio)})`),
      pixels.antialiased > 0 && fact("Like anti-aliasing", number(pixels.antialiased)),
      isSameSize(pixels) ? fact("Size", sizeText(pixels.actualSize))
        : [fact("Expected size", sizeText(pixels.expectedSize)), fact("Actual size", sizeText(pixels.actualSize))],
      pixels.advice !== null && make("div", { class: "stacked" }, make("dt", {}, "Would pass with"), make("dd", {}, toleranceOptions(pixels.advice))))),
    pixels?.regions.length > 0 && section(count(pixels.regions.length, "changed region", "changed regions"),
      make("ol", { class: "regions" }, pixels.regions.slice(0, 50).map((box, index) => make("li", {},
        make("button", { type: "button", "aria-pressed": "false", title: "Go there (n for the next)", onclick: () => goToRegion(index) },
          boxText(box))))),
      pixels.regions.length > 50 && make("p", { class: "quiet" }, `And ${number(pixels.regions.length - 50)} smaller ones.`)),
    picture.ignored.length > 0 && section("Not compared",
      make("ul", { class: "boxes" }, picture.ignored.map((box) => make("li", {}, boxText(box))))),
    section("Shows", make("dl", {},
      fact("Deck", picture.deck), fact("Page", axes.page), axes.step !== null && fact("Step", axes.step),
      fact("Device", axes.deviceName), fact("Orientation", axes.orientation), fact("Appearance", axes.appearance),
      fact("Locale", axes.locale), fact("Text size", axes.contentSize), fact("Direction", axes.direction))),
    section("Files", make("dl", { class: "files" },
      fact("Snapshot", make("code", {}, picture.snapshot)),
      Object.entries(kinds).filter(([kind]) => picture[kind]).map(([kind, label]) =>
        fact(label, [picture[kind], ...layersBelow(picture, kind)].flatMap((path, index) => [
          index > 0 && " over ", make("a", { href: address(path), target: "_blank", rel: "noopener" }, path),
        ]))))));
}

/** Each enough by itself: `would pass with --threshold 0.1 or --precision 0.9`. */
const toleranceOptions = (text) => text.replace(/^would pass with /, "").split(/, | or /)
  .map((option) => make("div", {}, make("code", {}, option)));

const section = (title, ...content) => make("section", {}, make("h3", {}, title), ...content);
const fact = (name, value) => make("div", {}, make("dt", {}, name), make("dd", { dir: "auto" }, value));
const sizeText = (size) => `${size.width} × ${size.height}`;
const isSameSize = (pixels) => sizeText(pixels.expectedSize) === sizeText(pixels.actualSize);
const boxText = (box) => `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
