// A cause with its pictures, or one picture: what became of it, in words, beside the stage.

const selectedPicture = () => state.picture;
const selectedTarget = () => (state.picture ? { picture: state.picture } : { group: groupsById.get(state.group) });

/** Makes the detail of what is selected, or takes it away. */
function showDetail() {
  const detail = byId("detail");
  stage = null;
  detail.hidden = state.group === null;
  if (document.readyState === "loading") {
    // The page's end has what is shown here.
    lacksDetails = true;
    return;
  }
  if (state.group === null) {
    if (!isGallery) detail.replaceChildren();
    document.title = run.title;
    return;
  }
  if (state.picture === null) {
    showGroup(groupsById.get(state.group));
    return;
  }
  const picture = state.picture;
  document.title = `${picture.name} · ${run.title}`;
  detail.replaceChildren(detailHead(), toolbar(picture),
    make("div", { class: "detail-body" },
      make("div", { class: "stage", id: "stage", role: "tabpanel" }), facts(picture)));
  showStage();
  new ResizeObserver(() => layOutStage()).observe(byId("stage"));
}

/** Only the head, when something is decided: the stage keeps its place. */
function showDetailHead() {
  const hadFocus = document.activeElement?.id === "comment";
  byId("detail").querySelector(".detail-head").replaceWith(detailHead());
  if (hadFocus) byId("comment")?.focus();
}

function detailHead() {
  const { picture } = state;
  const group = groupsById.get(state.group);
  const target = selectedTarget();
  const place = picture ? shown.indexOf(picture) : groups.indexOf(group);
  const total = picture ? shown.length : groups.length;
  const isDecidable = picture ? canDecide(picture) : group.pictures.some(canDecide);
  return make("header", { class: "detail-head" },
    make("div", { class: "detail-names" },
      picture
        ? make("p", { class: "detail-title" }, badge(picture.status), decisionBadge(picture),
          make("h2", { dir: "auto" }, titleOf(picture)), make("span", { class: "quiet", dir: "auto" }, placeOf(picture)))
        : make("p", { class: "detail-title" }, badge(group.status),
          group.number !== null && make("span", { class: "number" }, number(group.number)), make("h2", { dir: "auto" }, shortened(group.text))),
      picture
        ? make("p", { class: "detail-lead", dir: "auto", title: shortened(leadOf(picture), 1000) }, shortened(leadOf(picture), 1000))
        : make("p", { class: "detail-lead quiet" }, reachText(group, group.pictures)),
      commentOf(target)),
    isDecidable && decideButtons(target),
    make("nav", { class: "detail-nav", "aria-label": picture ? "Pictures" : "Causes" },
      make("span", { class: "quiet" }, place < 0 ? "not in the list" : `${number(place + 1)} of ${number(total)}`),
      make("button", { type: "button", class: "round", "aria-label": "Previous picture", title: "Previous (k)", onclick: () => step(-1) }, "↑"),
      make("button", { type: "button", class: "round", "aria-label": "Next picture", title: "Next (j)", onclick: () => step(1) }, "↓"),
      make("button", { type: "button", class: "round", "aria-label": "Close", title: "Close (Esc)", onclick: closePicture }, "×")));
}

/** Why something is rejected: room to say so, or what was said. */
function commentOf(target) {
  const own = ownDecision(target);
  if (own?.decision === "reject") {
    return make("input", {
      type: "text", class: "comment", id: "comment", "aria-label": "Why it is rejected", placeholder: "Why it is rejected",
      value: own.comment ?? "", oninput: (event) => {
        own.comment = event.target.value;
        keepDecisions();
        showDecisions();
      },
    });
  }
  if (!target.picture) return null;
  const said = decisionOf(target.picture)?.comment ?? (target.picture.rejected ? target.picture.detail.comment : null);
  return said ? make("p", { class: "comment", dir: "auto" }, said) : null;
}

/** So many pictures of a cause are shown at first. */
const groupPage = 24;

/** A cause: what it changed, before and after, a tile for each picture. */
function showGroup(group) {
  document.title = `${shortened(group.text, 60)} · ${run.title}`;
  const members = group.pictures;
  const tiles = make("div", { class: "tiles", id: "tiles" });
  const more = make("button", { type: "button", class: "plain", onclick: () => add() });
  function add() {
    const from = tiles.children.length;
    tiles.append(...members.slice(from, from + groupPage).map((picture) => tile(group, picture)));
    const rest = members.length - tiles.children.length;
    more.hidden = rest === 0;
    more.textContent = `Show ${number(Math.min(rest, groupPage))} of ${count(rest, "more picture", "more pictures")}`;
  }
  add();
  byId("detail").replaceChildren(detailHead(),
    make("div", { class: "group-body", id: "group-body", tabindex: "0", "aria-label": "Pictures of this cause" }, tiles, more));
}

function tile(group, picture) {
  const others = picture.groups.length - 1;
  const box = changeBox(picture, tileRatio);
  const drawn = ["expected", "actual"].filter((kind) => picture.has(kind));
  return make("button", { type: "button", class: "tile", "data-key": picture.key, onclick: () => openPicture(picture, group) },
    make("span", { class: "crops" }, drawn.length === 0
      ? make("span", { class: "no-thumb" }, statuses[picture.status].sign)
      : drawn.map((kind) => crop(picture, kind, box))),
    make("span", { class: "tile-name" }, decisionBadge(picture), name(titleOf(picture)),
      others > 0 && make("span", { class: "others" }, ` +${count(others, "more cause", "more causes")}`)),
    name(placeOf(picture), "span", { class: "quiet" }));
}

/** Width by height of a part of a picture in a tile. */
const tileRatio = 1.25;
const tileWidth = 150;

/** A part of a picture, large enough to show what changed. */
function crop(picture, kind, box, width = tileWidth, ratio = tileRatio) {
  const size = picture.detail.pixels?.[kind === "expected" ? "expectedSize" : "actualSize"];
  const scale = box && size ? width / box.width : null;
  const place = scale ? `width:${size.width * scale}px;height:${size.height * scale}px;left:${-box.x * scale}px;top:${-box.y * scale}px;` : "";
  return make("span", { class: scale ? "crop" : "crop whole", style: scale && `width:${width}px;height:${width / ratio}px` }, make("img", {
    src: address(picture.detail[kind]), style: place + (below(picture, kind) ?? ""), alt: kinds[kind], loading: "lazy", decoding: "async",
  }));
}

function toolbar(picture) {
  const shownId = shownView(picture);
  const drawn = Object.keys(kinds).filter((kind) => picture.has(kind));
  const tabs = make("div", { class: "segments", role: "tablist", "aria-label": "View" },
    Object.entries(views).map(([id, view]) => make("button", {
      type: "button", role: "tab", id: `view-${id}`, "aria-controls": "stage", "aria-selected": String(id === shownId),
      tabindex: id === shownId ? "0" : "-1", disabled: !canShow(picture, id) || drawn.length === 0, title: `${view.label} (${view.key})`,
      onclick: () => changeView(id), onkeydown: (event) => moveTab(event, picture),
    }, view.label)));
  const hasChange = (picture.detail.pixels?.regions.length ?? 0) > 0;
  const zoomButtons = make("div", { class: "segments", role: "group", "aria-label": "Zoom", id: "zooms" },
    zooms.map((zoom) => make("button", {
      type: "button", id: `zoom-${zoom}`, "data-zoom": zoom, disabled: zoom === "change" && !hasChange, "aria-pressed": String(state.zoom === zoom),
      title: { fit: "The whole picture (0)", change: "What changed (c)" }[zoom] ?? "Zoom (+ and −)", onclick: () => changeZoom(zoom),
    }, { fit: "Fit", change: "Change" }[zoom] ?? `${zoom}×`)));
  const hasMarks = picture.detail.ignored.length > 0 || hasChange;
  return make("div", { class: "toolbar", id: "toolbar" }, tabs, zoomButtons,
    isGallery && make("button", { type: "button", class: "plain", id: "compare", "aria-pressed": String(state.base === picture),
      title: "Compares the next pictures with this one (x)", onclick: turnBase }, state.base === picture ? "Compared with others" : "Compare"),
    (!isGallery || isLive) && make("label", { class: "check", title: isLive ? "Lint’s findings (m)" : "Outlines and hatching (m)" },
      make("input", { type: "checkbox", id: "marks", checked: state.marks, disabled: !hasMarks && !isLive, onchange: turnMarks }), "Marks"));
}

/** The toolbar as the state has it; what has the focus keeps it. */
function showToolbar() {
  const { id } = document.activeElement;
  byId("toolbar")?.replaceWith(toolbar(state.picture));
  if (id) byId(id)?.focus();
}

function turnMarks() {
  state.marks = !state.marks;
  showToolbar();
  layOutStage();
  if (isLive) showOvers();
  keepState();
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
  state.zoom = startingZoom(picture);
  showToolbar();
  showStage();
  keepState();
}

function facts(picture) {
  const axes = picture.axes;
  const { pixels, sentences, ignored } = picture.detail;
  const more = sentences.slice(1);
  const isLeadCut = leadOf(picture).length > 160;
  const others = picture.groups.filter((group) => group.isCause && group.id !== state.group);
  return make("section", { class: "facts", tabindex: "0", "aria-label": "What is known of the picture" },
    isLive && liveFacts(picture),
    (more.length > 0 || isLeadCut) && section(isLeadCut ? "What differs" : "Also",
      make("ul", { class: "sentences" },
        (isLeadCut ? sentences : more).map((text) => make("li", { dir: "auto" }, text)))),
    others.length > 0 && section(count(others.length, "more cause", "more causes"),
      make("ul", { class: "other-causes" }, others.map((group) => make("li", {},
        make("button", { type: "button", class: "plain", onclick: () => openGroup(group, true) },
          make("span", { class: "number" }, number(group.number)), name(group.text)))))),
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
    ignored.length > 0 && section("Not compared",
      make("ul", { class: "boxes" }, ignored.map((box) => make("li", {}, boxText(box))))),
    !isLive && section("Shows", make("dl", {},
      Object.entries(choices).filter(([id]) => id !== "step" || axes.step !== null)
        .map(([id, choice]) => [choice.label, valueTitle(id, choice.of(picture))]).filter(([, value]) => value).map(([label, value]) => fact(label, value)))),
    !isLive && section("Files", make("dl", { class: "files" },
      !isGallery && fact("Snapshot", make("code", {}, picture.snapshot)),
      Object.entries(kinds).filter(([kind]) => picture.has(kind)).map(([kind, label]) =>
        fact(label, [picture.detail[kind], ...layersBelow(picture, kind)].flatMap((path, index) => [
          index > 0 && " over ", make("a", { href: address(path), target: "_blank", rel: "noopener" }, path),
        ]))))));
}

/** Each enough by itself: `would pass with --threshold 0.1 or --precision 0.9`. */
const toleranceOptions = (text) => text.replace(/^would pass with /, "").split(/, | or /)
  .map((option) => make("div", {}, make("code", {}, option)));

const section = (title, ...content) => make("section", {}, make("h3", {}, title), ...content);
const fact = (label, value) => make("div", {}, make("dt", {}, label), make("dd", { dir: "auto" }, value));
const sizeText = (size) => `${size.width} × ${size.height}`;
const isSameSize = (pixels) => sizeText(pixels.expectedSize) === sizeText(pixels.actualSize);
const boxText = (box) => `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
