// The pictures of a row, in one of some views and at a zoom, with marks above them.

const views = {
  side: { label: "Side by side", key: "1", needs: [] },
  slider: { label: "Slider", key: "2", needs: ["expected", "actual"] },
  ...((!isGallery || isLive) && { difference: { label: "Difference", key: "3", needs: isLive ? ["expected", "actual"] : ["difference"] } }),
  ...(isLive && { only: { label: "Picture", key: "4", needs: [] } }),
};
const zooms = ["fit", "change", "1", "2", "4"];
const kinds = isGallery ? { expected: isLive ? "Snapshot" : "Compared with", actual: "Picture" } : { expected: "Expected", actual: "Actual", difference: "Difference" };
const captionOfKind = (kind) =>
  (isGallery && (kind === "actual" || state.picture.base)
    ? [titleOf, placeOf].map((of) => of(kind === "expected" ? state.base : state.picture)).join(" · ") : kinds[kind]);

const canShow = (picture, view) => views[view].needs.every((kind) => picture.has(kind)) && !(view === "only" && picture.base);
/** The view that is shown: the chosen one, or the first where a picture of it is missing. */
const shownView = (picture) => (canShow(picture, state.view) ? state.view : isLive && !picture.base ? "only" : "side");
/** The slider begins at what changed, fitted to the window; other views show the whole picture. */
const startingZoom = (picture) =>
  shownView(picture) === "slider" && (picture.detail.pixels?.regions.length ?? 0) > 0 ? "change" : "fit";

/** What the stage knows while one picture is on it, with the place of the slider in percent. */
let stage = null;

/** The rectangle around what changed, with room around it: around all of it, or around the largest region of many far apart. */
function changeBox(picture, ratio = 0) {
  const { pixels } = picture.detail;
  const [largest] = pixels?.regions ?? [];
  if (!largest) return null;
  const size = pixels.actualSize;
  const right = (box) => box.x + box.width;
  const bottom = (box) => box.y + box.height;
  let all = { ...largest };
  for (const box of pixels.regions) {
    const x = Math.min(all.x, box.x);
    const y = Math.min(all.y, box.y);
    const both = { x, y, width: Math.max(right(all), right(box)) - x, height: Math.max(bottom(all), bottom(box)) - y };
    // More than a third of a picture is no better than the whole of it.
    if (both.width * both.height <= size.width * size.height / 3) all = both;
  }
  const unit = Math.min(size.width, size.height);
  let width = Math.max(all.width * 1.25, all.width + unit * 0.05, unit * 0.25);
  let height = Math.max(all.height * 1.25, all.height + unit * 0.05, unit * 0.2);
  if (ratio > 0) [width, height] = width / height < ratio ? [height * ratio, height] : [width, width / ratio];
  width = Math.min(width, size.width, ratio > 0 ? size.height * ratio : size.width);
  if (ratio > 0) height = width / ratio;
  const inside = (start, length, limit) => Math.max(Math.min(start, limit - length), 0);
  return {
    x: inside(all.x + all.width / 2 - width / 2, width, size.width),
    y: inside(all.y + all.height / 2 - height / 2, height, size.height), width, height,
    centre: largest.x + largest.width / 2,
  };
}

function showStage() {
  const picture = selectedPicture();
  const element = byId("stage");
  const view = shownView(picture);
  const box = changeBox(picture);
  stage = { picture, view, panes: [], box, slider: null };
  Object.assign(element.dataset, { view, status: picture.status });
  element.setAttribute("aria-label", views[view].label);
  const drawn = Object.keys(kinds).filter((kind) => picture.has(kind));
  if (drawn.length === 0) {
    element.replaceChildren(noPicture(picture));
    return;
  }
  const panes =
    view === "side" ? drawn.filter((kind) => kind !== "difference" || drawn.length === 1).map((kind) => [kind])
    : view === "only" ? [["actual"]] : view === "difference" && !isLive ? [["difference"]] : [["expected", "actual"]];
  stage.panes = panes.map((layers) => makePane(picture, view, layers));
  element.replaceChildren(...stage.panes.map((pane) => pane.figure));
  layOutStage();
  if (state.zoom === "change") goToChange();
}

function noPicture(picture) {
  if (isLive) return make("p", { class: "no-picture", dir: "auto" }, picture.lead);
  const says = picture.status === "same" || picture.status === "recorded"
    ? "The report holds no copy of this picture. It is the snapshot:" : "There is no picture of this page. Its snapshot would be:";
  return make("div", { class: "no-picture" }, make("p", {}, statuses[picture.status].says), make("p", {}, says),
    make("p", {}, make("code", { dir: "auto" }, picture.snapshot)));
}

/** A caption above a window onto one canvas, on which the layers lie. */
function makePane(picture, view, layers) {
  const pane = { size: knownSize(picture, layers) };
  pane.canvas = make("div", { class: "canvas" });
  pane.layers = layers.map((kind) => make("img", {
    class: `layer ${kind}`, src: address(picture.detail[kind]), style: below(picture, kind), alt: `${kinds[kind]}: ${picture.name}`, draggable: "false",
    onload: () => learnSize(pane),
    onerror: () => pane.canvas.append(
      make("p", { class: "lost" }, "This picture is not in the report's folder: ", make("code", {}, picture.detail[kind]))),
  }));
  pane.marks = make("svg:svg", { class: "marks", "aria-hidden": "true" });
  pane.canvas.append(...pane.layers, pane.marks);
  if (isLive) addOver(pane.canvas, picture, layers.includes("actual"));
  if (view === "slider") pane.canvas.append(makeSliderHandle(pane));
  pane.window = make("div", {
    class: "window", tabindex: "0", role: "group", "aria-label": `${layers.map((kind) => kinds[kind]).join(" and ")}; arrow keys scroll`,
    onscroll: () => scrollTogether(pane),
  }, pane.canvas);
  pane.window.addEventListener("pointerdown", (event) => drag(event, pane));
  pane.figure = make("figure", { class: "pane" }, make("figcaption", {}, layers.map((kind) => make("span", {}, captionOfKind(kind)))), pane.window);
  return pane;
}

/** Pictures of two sizes share a canvas that holds both. */
function knownSize(picture, layers) {
  const { pixels } = picture.detail;
  if (!pixels) return picture.live ?? null;
  const sizes = { expected: pixels.expectedSize, actual: pixels.actualSize };
  const all = layers.map((kind) => sizes[kind]);
  if (all.includes(undefined)) return null;
  return { width: Math.max(...all.map((size) => size.width)), height: Math.max(...all.map((size) => size.height)) };
}

function learnSize(pane) {
  const loaded = pane.layers.filter((image) => image.naturalWidth);
  const size = {
    width: Math.max(...loaded.map((image) => image.naturalWidth)),
    height: Math.max(...loaded.map((image) => image.naturalHeight)),
  };
  if (!pane.size || pane.size.width < size.width || pane.size.height < size.height) pane.size = size;
  layOutStage();
  if (state.zoom === "change") goToChange();
}

/** Screen pixels a pixel of the picture, at the state's zoom. Fitting the whole never enlarges, fitting the change up to four times. */
function scaleOf(pane) {
  if (!["fit", "change"].includes(state.zoom)) return Number(state.zoom);
  const style = getComputedStyle(pane.window);
  const width = pane.window.clientWidth - parseFloat(style.paddingLeft) * 2;
  const height = pane.window.clientHeight - parseFloat(style.paddingTop) * 2;
  const fit = Math.max(Math.min(width / pane.size.width, height / pane.size.height, 1), 0.01);
  if (state.zoom === "fit" || !stage.box) return fit;
  return Math.max(Math.min(width / stage.box.width, height / stage.box.height, 4), fit);
}

function layOutStage() {
  if (!stage) return;
  byId("stage").dataset.zoom = state.zoom;
  for (const pane of stage.panes) {
    if (!pane.size) continue;
    pane.scale = scaleOf(pane);
    pane.canvas.style.width = `${pane.size.width * pane.scale}px`;
    pane.canvas.style.height = `${pane.size.height * pane.scale}px`;
    for (const image of pane.layers) {
      if (image.naturalWidth) image.style.width = `${image.naturalWidth * pane.scale}px`;
    }
    drawMarks(pane);
  }
  showSlider();
}

/** Outlines around what changed and hatching over what was not compared, in the picture's pixels. */
function drawMarks(pane) {
  const regions = stage.picture.detail.pixels?.regions ?? [];
  const unit = 1 / pane.scale;
  pane.marks.setAttribute("viewBox", `0 0 ${pane.size.width} ${pane.size.height}`);
  pane.marks.toggleAttribute("hidden", !state.marks);
  const rectangle = (box, margin, more) => make("svg:rect", {
    x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin, ...more,
  });
  const step = 8 * unit;
  pane.marks.replaceChildren(
    make("svg:defs", {}, make("svg:pattern", {
      id: "hatch", width: step, height: step, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)",
    }, make("svg:rect", { class: "hatch-ground", width: step, height: step }),
      make("svg:rect", { class: "hatch-line", width: step / 3, height: step }))),
    ...stage.picture.detail.ignored.map((box) => rectangle(box, 0, { class: "ignored", fill: "url(#hatch)" })),
    ...regions.map((box, index) => rectangle(box, 3 * unit, {
      class: `region${index === stage.region ? " current" : ""}`, rx: 3 * unit,
    })), ...circles(regions, unit));
}

/** A change smaller than this on the screen is circled, in pixels of the screen. */
const smallest = 14;
const circleRadius = 22;

/** Circles around changes that are too small to be seen; one that lies in another's needs none. */
function circles(regions, unit) {
  const made = [];
  for (const box of regions) {
    if (Math.max(box.width, box.height) >= smallest * unit) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (made.some((other) => Math.hypot(other.x - x, other.y - y) < circleRadius * unit)) continue;
    made.push({ x, y });
  }
  return made.map(({ x, y }) => make("svg:circle", { class: "small", cx: x, cy: y, r: circleRadius * unit }));
}

/** Brings what changed to the middle of each window. */
function goToChange() {
  if (stage?.box) showMiddle(() => middleOf(stage.box));
}

const middleOf = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Brings a point of each pane's picture to the middle of its window. */
function showMiddle(pointOf) {
  for (const [index, { window, canvas, scale }] of (stage?.panes ?? []).entries()) {
    const { x, y } = pointOf(index);
    if (scale) window.scrollTo(canvas.offsetLeft + x * scale - window.clientWidth / 2, canvas.offsetTop + y * scale - window.clientHeight / 2);
  }
}

/** Brings a changed region to the middle, large enough to be seen. */
function goToRegion(index) {
  const regions = stage?.picture.detail.pixels?.regions ?? [];
  if (regions.length === 0) return;
  stage.region = (index + regions.length) % regions.length;
  if (["fit", "change"].includes(state.zoom)) changeZoom("1");
  else layOutStage();
  showMiddle(() => middleOf(regions[stage.region]));
  for (const [place, button] of [...document.querySelectorAll(".regions button")].entries()) {
    button.setAttribute("aria-pressed", String(place === stage.region));
  }
}

/** Scrolls the other windows as one was scrolled. An event of a window that is where it was, as it followed, comes late. */
function scrollTogether(pane) {
  const { scrollLeft, scrollTop } = pane.window;
  if (pane.at?.scrollLeft === scrollLeft && pane.at?.scrollTop === scrollTop) return;
  pane.at = { scrollLeft, scrollTop };
  for (const other of stage?.panes ?? []) {
    if (other === pane) continue;
    other.window.scrollTo(scrollLeft, scrollTop);
    // Where it came to, which is nearer where its canvas is smaller.
    other.at = { scrollLeft: other.window.scrollLeft, scrollTop: other.window.scrollTop };
  }
}

/** Drags the canvas, or where all of it is in sight the slider. */
function drag(event, pane) {
  if (event.button !== 0 || !pane.size) return;
  const isHandle = event.target.closest(".handle") !== null;
  const movesSlider = stage.view === "slider" && (isHandle || ["fit", "change"].includes(state.zoom));
  if (event.pointerType !== "mouse" && !movesSlider) return;
  pane.window.setPointerCapture(event.pointerId);
  const start = { x: event.clientX + pane.window.scrollLeft, y: event.clientY + pane.window.scrollTop };
  const move = (event) => {
    if (movesSlider) {
      const box = pane.canvas.getBoundingClientRect();
      moveSlider(((event.clientX - box.left) / box.width) * 100);
    } else {
      pane.window.scrollTo(start.x - event.clientX, start.y - event.clientY);
    }
  };
  const end = () => {
    pane.window.classList.remove("dragging");
    pane.window.removeEventListener("pointermove", move);
  };
  pane.window.classList.add("dragging");
  pane.window.addEventListener("pointermove", move);
  pane.window.addEventListener("pointerup", end, { once: true });
  pane.window.addEventListener("pointercancel", end, { once: true });
  if (movesSlider) {
    move(event);
    pane.canvas.querySelector(".handle").focus({ preventScroll: true });
    event.preventDefault();
  }
}

function makeSliderHandle() {
  return make("div", {
    class: "handle", role: "slider", tabindex: "0", "aria-label": "Share of the expected picture",
    "aria-valuemin": "0", "aria-valuemax": "100", onkeydown: (event) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1, PageDown: -10, PageUp: 10, Home: -100, End: 100 };
      if (!(event.key in steps)) return;
      event.preventDefault();
      event.stopPropagation();
      moveSlider(stage.slider + steps[event.key] * (event.shiftKey ? 10 : 1));
    },
  });
}

function moveSlider(percent) {
  stage.slider = Math.min(Math.max(percent, 0), 100);
  showSlider();
}

/** The slider as it stands; for a new picture in the middle of its largest change. */
function showSlider() {
  if (stage?.view !== "slider") return;
  for (const pane of stage.panes) {
    if (!pane.size || !pane.scale) continue;
    stage.slider ??= stage.box ? (stage.box.centre / pane.size.width) * 100 : 50;
    const actual = pane.layers.find((image) => image.classList.contains("actual"));
    // In parts of the canvas, which a picture of another size does not fill.
    const edge = (stage.slider / 100) * pane.size.width * pane.scale;
    actual.style.clipPath = `inset(0 0 0 ${edge}px)`;
    pane.layers[0].style.clipPath = `inset(0 ${Math.max((parseFloat(pane.layers[0].style.width) || 0) - edge, 0)}px 0 0)`;
    const handle = pane.canvas.querySelector(".handle");
    handle.style.left = `${stage.slider}%`;
    // Its knob is in sight where the change is.
    if (stage.box) handle.style.setProperty("--knob", `${((stage.box.y + stage.box.height * 0.8) / pane.size.height) * 100}%`);
    handle.setAttribute("aria-valuenow", String(Math.round(stage.slider)));
  }
}

function changeZoom(zoom) {
  // The point in the middle stays there.
  const centres = (stage?.panes ?? []).map((pane) => ({
    x: (pane.window.scrollLeft + pane.window.clientWidth / 2 - pane.canvas.offsetLeft) / (pane.scale || 1),
    y: (pane.window.scrollTop + pane.window.clientHeight / 2 - pane.canvas.offsetTop) / (pane.scale || 1),
  }));
  state.zoom = zoom;
  showToolbar();
  layOutStage();
  showMiddle((index) => centres[index]);
  if (zoom === "change") goToChange();
  keepState();
}
