"use strict";
// The wall: the screens of the state that the server sends, each with its picture and its faults. Texts of files only
// ever become text nodes or attributes.

const byId = (id) => document.getElementById(id);

/** An element with attributes, `on…` listeners and children; `null` and `false` ones are left out. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** The state as the server sent it last. */
let state = { turn: 0, title: "", editor: "", menus: [], screens: [], problems: [] };
/** The parts of each screen by its id: the figure and what it holds. */
const figures = new Map();
/** The id of the screen that keys are about. */
let current = null;
/** CSS pixels per point; 0 until the first state tells how large screens are. */
let zoom = Number(sessionStorage.getItem("zoom"));
/** What is drawn over pictures; `before` is "after", "before" or "difference". */
const shown = { outlines: false, frames: false, marks: true, before: "after" };

const screenOf = (id) => state.screens.find((screen) => screen.id === id);

/** The file name of a screen's picture, which a picture that is dragged out has. */
const fileName = (screen) => encodeURIComponent(`${screen.id.replaceAll("/", "-")}.png`);

/** The address that opens a place of a file in the editor; `null` without one. */
function editorAddress(place) {
  if (!place.file) return null;
  return state.editor.replace("{path}", encodeURI(place.file)).replace("{line}", place.line).replace("{column}", place.column);
}

const openLink = (place, text = "open") =>
  place.file ? make("a", { href: editorAddress(place), title: `${place.file}:${place.line}` }, text) : null;

const faultList = (faults) => make("ul", {}, faults.map((fault) =>
  make("li", { class: fault.severity }, fault.text, " ", openLink(fault))));

function makeFigure(id) {
  const parts = {
    caption: make("div", { class: "caption" }), picture: make("img", { alt: "" }),
    over: make("div", { class: "over", "aria-hidden": "true" }), faults: make("div", { class: "faults" }),
  };
  parts.stage = make("div", { class: "stage" }, parts.picture, parts.over);
  parts.figure = make("div", {
    class: "screen", role: "listitem", tabindex: "-1", "data-id": id, onfocus: () => select(id), onmousedown: () => select(id),
  }, parts.caption, parts.stage, parts.faults);
  parts.stage.addEventListener("mousemove", (event) => pointAt(id, event));
  parts.stage.addEventListener("dblclick", () => enlarge(id));
  return parts;
}

/** Shows a picture once it is decoded; the promise is kept until another picture comes. */
function showPicture(parts, screen) {
  if (parts.address !== screen.picture) {
    parts.address = screen.picture;
    parts.picture.hidden = !screen.picture;
    parts.isShown = screen.picture ? replacePicture(parts, screen) : null;
  }
  return parts.isShown;
}

/** Puts a picture in place of the one before without a flicker. A later picture is never replaced by an earlier one. */
async function replacePicture(parts, screen) {
  const next = make("img", { draggable: "true", alt: `${screen.page} on ${screen.device}` });
  next.src = `pictures/${screen.picture}/${fileName(screen)}`;
  try { await next.decode(); } catch { /* The next state brings another picture. */ }
  if (parts.address !== screen.picture) return;
  parts.picture.replaceWith(next);
  parts.picture = next;
}

function showBefore(parts, screen) {
  const wanted = shown.before === "after" ? null : screen.snapshot;
  if (parts.beforeAddress === `${wanted} ${shown.before}`) return;
  parts.beforeAddress = `${wanted} ${shown.before}`;
  parts.before?.remove();
  parts.before = null;
  if (!wanted) return;
  parts.before = make("img", { class: `before ${shown.before}`, alt: "as recorded", src: `snapshots/${wanted}/${fileName(screen)}` });
  parts.over.before(parts.before);
}

function sizeFigure(parts, screen) {
  const [width, height] = screen.picture ? [screen.width / screen.scale, screen.height / screen.scale] : [393, 300];
  parts.stage.style.width = `${width * zoom}px`;
  parts.stage.style.height = `${height * zoom}px`;
  parts.figure.style.maxWidth = `${Math.max(width * zoom + 12, 120)}px`;
}

function showScreen(parts, screen) {
  const text = JSON.stringify([screen, zoom, shown]);
  if (parts.text === text) return parts.isShown;
  parts.text = text;
  parts.figure.classList.toggle("stale", screen.isStale);
  parts.figure.setAttribute("aria-label", [screen.page, screen.device, ...screen.details,
    screen.isStale && "cannot be drawn, the last picture is shown"].filter(Boolean).join(", "));
  const where = [screen.device, ...screen.details].join(" · ");
  const count = shown.marks ? screen.marks.length : 0;
  parts.caption.replaceChildren(
    make("b", { dir: "auto" }, screen.page), openLink(screen) ?? make("span"),
    make("span", { class: "quiet", title: where }, where),
    count > 0 ? make("span", { class: screen.marks[0].severity, title: "lint's findings" }, `${count} ⚑`) : "");
  parts.faults.replaceChildren(screen.faults.length ? faultList(screen.faults) : "");
  (screen.isStale ? parts.stage : parts.figure).append(parts.faults);
  sizeFigure(parts, screen);
  showBefore(parts, screen);
  showOver(parts, screen);
  return showPicture(parts, screen);
}

/** The largest scale, of at most 1, at which all screens fit into the wall. */
function fittingZoom() {
  const wall = byId("wall");
  const sizes = state.screens.filter((screen) => screen.picture).map((screen) => [screen.width / screen.scale, screen.height / screen.scale]);
  for (let scale = 1; scale > 0.15; scale *= 0.95) {
    let [x, y, row] = [0, 0, 0];
    for (const [width, height] of sizes) {
      const wide = Math.max(width * scale + 12, 120) + 22;
      if (x > 0 && x + wide > wall.clientWidth - 14) [x, y, row] = [0, y + row, 0];
      x += wide;
      row = Math.max(row, height * scale + 78);
    }
    if (y + row <= wall.clientHeight - 14) return scale;
  }
  return 0.15;
}

async function showState() {
  const turn = state.turn;
  if (!zoom) zoom = fittingZoom();
  byId("title").textContent = state.title || "renderpages watch";
  document.title = state.title ? `${state.title} · watch` : "renderpages watch";
  showMenus();
  showProblems();
  const ids = new Set(state.screens.map((screen) => screen.id));
  for (const [id, parts] of figures) {
    if (ids.has(id)) continue;
    parts.figure.remove();
    figures.delete(id);
  }
  const waits = [];
  let last = null;
  for (const screen of state.screens) {
    if (!figures.has(screen.id)) figures.set(screen.id, makeFigure(screen.id));
    const parts = figures.get(screen.id);
    waits.push(showScreen(parts, screen));
    const place = last ? last.nextSibling : byId("wall").firstChild;
    if (place !== parts.figure) byId("wall").insertBefore(parts.figure, place);
    last = parts.figure;
  }
  if (!ids.has(current)) select(state.screens[0]?.id ?? null);
  else select(current);
  await Promise.all(waits);
  // What a test of the time from save to pixels waits for.
  if (turn === state.turn) requestAnimationFrame(() => { document.documentElement.dataset.turn = String(turn); });
}

/** Makes a screen the one that keys and the inspector are about. */
function select(id, focuses = false) {
  for (const [other, parts] of figures) {
    parts.figure.classList.toggle("current", other === id);
    parts.figure.tabIndex = other === id ? 0 : -1;
  }
  if (current !== id) leaveView();
  current = id;
  showMarks();
  if (focuses && id) {
    figures.get(id).figure.focus();
    figures.get(id).figure.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function setZoom(value) {
  zoom = Math.min(Math.max(value, 0.1), 3);
  sessionStorage.setItem("zoom", String(zoom));
  for (const screen of state.screens) showScreen(figures.get(screen.id), screen);
}

/** Shows one screen as large as the wall, or all again. */
function enlarge(id) {
  const screen = screenOf(id);
  if (!screen?.picture) return;
  const wall = byId("wall");
  const fit = Math.min((wall.clientWidth - 60) * screen.scale / screen.width, (wall.clientHeight - 90) * screen.scale / screen.height);
  setZoom(Math.abs(zoom - fit) < 0.01 ? fittingZoom() : fit);
  select(id, true);
}

function listen() {
  const events = new EventSource("events");
  events.onopen = () => { byId("status").className = ""; byId("status").textContent = "live"; };
  events.onerror = () => {
    byId("status").className = "away";
    byId("status").textContent = "renderpages watch has ended, or is away";
  };
  events.onmessage = (event) => {
    state = JSON.parse(event.data);
    showState();
  };
}
