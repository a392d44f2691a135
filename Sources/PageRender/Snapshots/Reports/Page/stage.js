// The pictures of a row, in one of five views and at a zoom, with marks above them.

const views = {
  side: { label: "Side by side", key: "1", needs: [] },
  slider: { label: "Slider", key: "2", needs: ["expected", "actual"] },
  blink: { label: "Blink", key: "3", needs: ["expected", "actual"] },
  difference: { label: "Difference", key: "4", needs: ["difference"] },
  overlay: { label: "Overlay", key: "5", needs: ["expected", "actual"] },
};
const zooms = ["fit", "1", "2", "4"];
const kinds = { expected: "Expected", actual: "Actual", difference: "Difference" };
const blinkMilliseconds = 700;

const canShow = (picture, view) => views[view].needs.every((kind) => picture[kind]);
/** The view that is shown: the chosen one, or the first where a picture of it is missing. */
const shownView = (picture) => (canShow(picture, state.view) ? state.view : "side");

/** What the stage knows while one picture is on it. */
let stage = null;
let blinking = 0;
/** Where the slider and the overlay stand, kept from row to row. In percent. */
const positions = { slider: 50, overlay: 50 };

function showStage() {
  const picture = selectedPicture();
  clearInterval(blinking);
  const element = byId("stage");
  const view = shownView(picture);
  stage = { picture, view, panes: [], isBlinking: false };
  element.dataset.view = view;
  const drawn = Object.keys(kinds).filter((kind) => picture[kind]);
  if (drawn.length === 0) {
    element.replaceChildren(noPicture(picture));
    showStageControls();
    return;
  }
  const panes =
    view === "side" ? drawn.filter((kind) => kind !== "difference" || drawn.length === 1).map((kind) => [kind])
    : view === "difference" ? [["difference"]] : [["expected", "actual"]];
  stage.panes = panes.map((layers) => makePane(picture, view, layers));
  element.replaceChildren(...stage.panes.map((pane) => pane.figure));
  if (view === "blink") startBlinking(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  showStageControls();
  layOutStage();
}

function noPicture(picture) {
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
    class: `layer ${kind}`, src: address(picture[kind]), style: below(picture, kind), alt: `${kinds[kind]}: ${picture.name}`, draggable: "false",
    onload: () => learnSize(pane),
    onerror: () => pane.canvas.append(
      make("p", { class: "lost" }, "This picture is not in the report's folder: ", make("code", {}, picture[kind]))),
  }));
  pane.marks = make("svg:svg", { class: "marks", "aria-hidden": "true" });
  pane.canvas.append(...pane.layers, pane.marks);
  if (view === "slider") pane.canvas.append(makeSliderHandle(pane));
  pane.window = make("div", {
    class: "window", tabindex: "0", role: "group", "aria-label": `${layers.map((kind) => kinds[kind]).join(" and ")}; arrow keys scroll`,
    onscroll: () => scrollTogether(pane),
  }, pane.canvas);
  pane.window.addEventListener("pointerdown", (event) => drag(event, pane));
  pane.figure = make("figure", { class: "pane" }, make("figcaption", {}, captionOf(view, layers)), pane.window);
  return pane;
}

function captionOf(view, layers) {
  if (view === "slider") return [make("span", {}, "Expected"), make("span", {}, "Actual")];
  if (view === "blink") return [make("span", { id: "blink-caption", role: "status" }, "Expected")];
  if (view === "overlay") return [make("span", {}, "Actual above expected")];
  return [make("span", {}, kinds[layers[0]])];
}

/** Pictures of two sizes share a canvas that holds both. */
function knownSize(picture, layers) {
  const pixels = picture.pixels;
  if (!pixels) return null;
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
}

/** Screen pixels a pixel of the picture, at the state's zoom. Fitting never enlarges. */
function scaleOf(pane) {
  if (state.zoom !== "fit") return Number(state.zoom);
  const style = getComputedStyle(pane.window);
  const width = pane.window.clientWidth - parseFloat(style.paddingLeft) * 2;
  const height = pane.window.clientHeight - parseFloat(style.paddingTop) * 2;
  return Math.max(Math.min(width / pane.size.width, height / pane.size.height, 1), 0.01);
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
  showPositions();
}

/** Outlines around what changed and hatching over what was not compared, in the picture's pixels. */
function drawMarks(pane) {
  const { regions = [] } = stage.picture.pixels ?? {};
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
    ...stage.picture.ignored.map((box) => rectangle(box, 0, { class: "ignored", fill: "url(#hatch)" })),
    ...regions.map((box, index) => rectangle(box, 3 * unit, {
      class: `region${index === stage.region ? " current" : ""}`, rx: 3 * unit,
    })));
}

/** Brings a changed region to the middle, large enough to be seen. */
function goToRegion(index) {
  const regions = stage?.picture.pixels?.regions ?? [];
  if (regions.length === 0) return;
  stage.region = (index + regions.length) % regions.length;
  if (state.zoom === "fit") changeZoom("1");
  else layOutStage();
  const box = regions[stage.region];
  for (const pane of stage.panes) {
    if (!pane.scale) continue;
    const offset = { x: pane.canvas.offsetLeft, y: pane.canvas.offsetTop };
    pane.window.scrollTo(
      offset.x + (box.x + box.width / 2) * pane.scale - pane.window.clientWidth / 2,
      offset.y + (box.y + box.height / 2) * pane.scale - pane.window.clientHeight / 2);
  }
  for (const [place, button] of [...document.querySelectorAll(".regions button")].entries()) {
    button.setAttribute("aria-pressed", String(place === stage.region));
  }
}

/** Scrolls the other windows as one was scrolled, unless that one only follows: then its event comes late. */
function scrollTogether(pane) {
  const { scrollLeft, scrollTop } = pane.window;
  const follows = pane.followed?.scrollLeft === scrollLeft && pane.followed?.scrollTop === scrollTop;
  pane.followed = null;
  if (follows) return;
  for (const other of stage?.panes ?? []) {
    if (other === pane) continue;
    other.window.scrollTo(scrollLeft, scrollTop);
    // Where it came to, which is nearer where its canvas is smaller.
    other.followed = { scrollLeft: other.window.scrollLeft, scrollTop: other.window.scrollTop };
  }
}

/** Drags the canvas, or where all of it is in sight the slider. */
function drag(event, pane) {
  if (event.button !== 0 || !pane.size) return;
  const isHandle = event.target.closest(".handle") !== null;
  const movesSlider = stage.view === "slider" && (isHandle || state.zoom === "fit");
  if (event.pointerType !== "mouse" && !movesSlider) return;
  pane.window.setPointerCapture(event.pointerId);
  const start = { x: event.clientX + pane.window.scrollLeft, y: event.clientY + pane.window.scrollTop };
  const move = (event) => {
    if (movesSlider) {
      const box = pane.canvas.getBoundingClientRect();
      setPosition("slider", ((event.clientX - box.left) / box.width) * 100);
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
      setPosition("slider", positions.slider + steps[event.key] * (event.shiftKey ? 10 : 1));
    },
  });
}

function setPosition(name, value) {
  positions[name] = Math.min(Math.max(value, 0), 100);
  showPositions();
}

function showPositions() {
  for (const pane of stage?.panes ?? []) {
    const actual = pane.layers.find((image) => image.classList.contains("actual"));
    if (stage.view === "slider") {
      // In parts of the canvas, which a picture of another size does not fill.
      const edge = (positions.slider / 100) * (pane.size?.width ?? 0) * (pane.scale ?? 1);
      actual.style.clipPath = `inset(0 0 0 ${edge}px)`;
      pane.layers[0].style.clipPath = `inset(0 ${Math.max((parseFloat(pane.layers[0].style.width) || 0) - edge, 0)}px 0 0)`;
      const handle = pane.canvas.querySelector(".handle");
      handle.style.left = `${positions.slider}%`;
      handle.setAttribute("aria-valuenow", String(Math.round(positions.slider)));
    } else if (stage.view === "overlay") {
      actual.style.opacity = String(positions.overlay / 100);
    }
  }
  const opacity = byId("opacity");
  if (opacity) opacity.value = String(positions.overlay);
}

function startBlinking(isBlinking) {
  clearInterval(blinking);
  stage.isBlinking = isBlinking;
  if (isBlinking) blinking = setInterval(swapBlink, blinkMilliseconds);
  showBlink(stage.blinkShows ?? "expected");
}

const swapBlink = () => showBlink(stage.blinkShows === "expected" ? "actual" : "expected");

function showBlink(kind) {
  stage.blinkShows = kind;
  byId("stage").dataset.blink = kind;
  // Said aloud only when a person swaps, not each time it blinks.
  byId("blink-caption").setAttribute("aria-live", stage.isBlinking ? "off" : "polite");
  byId("blink-caption").textContent = kinds[kind];
}

/** What only one view has: the pause of blinking, the opacity of the overlay. */
function showStageControls() {
  const controls = byId("stage-controls");
  if (stage.view === "blink") {
    controls.replaceChildren(
      make("button", { type: "button", class: "plain", id: "pause", title: "Pause or blink (space)", onclick: toggleBlinking },
        stage.isBlinking ? "Pause" : "Play"),
      make("button", { type: "button", class: "plain", title: "Swap (x)", onclick: () => {
        startBlinking(false);
        swapBlink();
        showStageControls();
      } }, "Swap"));
  } else if (stage.view === "overlay") {
    controls.replaceChildren(make("label", { class: "opacity" }, make("span", {}, "Expected"), make("input", {
      id: "opacity", type: "range", min: "0", max: "100", "aria-label": "Opacity of the actual picture",
      oninput: (event) => setPosition("overlay", Number(event.target.value)),
    }), make("span", {}, "Actual")));
  } else {
    controls.replaceChildren();
  }
}

function toggleBlinking() {
  startBlinking(!stage.isBlinking);
  showStageControls();
}

function changeZoom(zoom) {
  // The point in the middle stays there.
  const centres = (stage?.panes ?? []).map((pane) => ({
    x: (pane.window.scrollLeft + pane.window.clientWidth / 2 - pane.canvas.offsetLeft) / (pane.scale || 1),
    y: (pane.window.scrollTop + pane.window.clientHeight / 2 - pane.canvas.offsetTop) / (pane.scale || 1),
  }));
  state.zoom = zoom;
  showZoom();
  layOutStage();
  for (const [index, pane] of (stage?.panes ?? []).entries()) {
    if (!pane.scale) continue;
    pane.window.scrollTo(
      centres[index].x * pane.scale + pane.canvas.offsetLeft - pane.window.clientWidth / 2,
      centres[index].y * pane.scale + pane.canvas.offsetTop - pane.window.clientHeight / 2);
  }
  keepState();
}
