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
        picture.rejected && make("span", { class: "badge failed", title: "Somebody looked at it and did not want it" }, "Rejected"),
        make("h2", { dir: "auto" }, titleOf(picture)), make("span", { class: "quiet", dir: "auto" }, placeOf(picture))),
      make("p", { class: "detail-lead", dir: "auto", title: shortened(leadOf(picture), 1000) },
        shortened(leadOf(picture), 1000))),
    make("nav", { class: "detail-nav", "aria-label": "Pictures" },
      make("span", { class: "quiet" }, place < 0 ? "" : `${number(place + 1)} of ${number(shown.length)}`),
      make("button", { type: "button", class: "round", "aria-label": "Previous picture", title: "Previous (k)", onclick: () => step(-1) }, "↑"),
      make("button", { type: "button", class: "round", "aria-label": "Next picture", title: "Next (j)", onclick: () => step(1) }, "↓"),
      make("button", { type: "button", class: "round", "aria-label": "Close", title: "Close (Esc)", onclick: closePicture }, "×")));
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
        fact(label, make("a", { href: address(picture[kind]), target: "_blank", rel: "noopener" }, picture[kind]))))));
}

/** Each enough by itself: `would pass with --threshold 0.1 or --precision 0.9`. */
const toleranceOptions = (text) => text.replace(/^would pass with /, "").split(/, | or /)
  .map((option) => make("div", {}, make("code", {}, option)));

const section = (title, ...content) => make("section", {}, make("h3", {}, title), ...content);
const fact = (name, value) => make("div", {}, make("dt", {}, name), make("dd", { dir: "auto" }, value));
const sizeText = (size) => `${size.width} × ${size.height}`;
const isSameSize = (pixels) => sizeText(pixels.expectedSize) === sizeText(pixels.actualSize);
const boxText = (box) => `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
