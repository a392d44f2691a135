// The wall: the screens of the state that the server sends, each with its picture and its faults. Texts of files only
// ever become text nodes or attributes.

/** The state as the server sent it last. */
let state = { turn: 0, title: "", editor: "", menus: [], screens: [], problems: [] };
/** The parts of each screen by its id: the figure and what it holds. */
const figures = new Map();
/** The id of the screen that keys are about. */
let current = null;
/** CSS pixels per point. */
let zoom = Number(sessionStorage.getItem("zoom")) || 0.5;
/** False while screens are fitted to the window. */
let isZoomed = sessionStorage.getItem("zoom") !== null;
/** What is drawn over pictures; `before` is "after", "before" or "difference". */
const shown = { outlines: false, frames: false, marks: true, before: "after" };
/** The words of the search, in small letters; screens without them are hidden. */
let words = [];

const screenOf = (id) => state.screens.find((screen) => screen.id === id);

/** The file name of a screen's picture, which a picture that is dragged out has. */
const fileName = (screen) => encodeURIComponent(`${screen.id.replaceAll("/", "-")}.png`);

/** The address that opens a place of a file in the editor; `null` without one. */
function editorAddress(place) {
  if (!place.file) return null;
  return state.editor.replace("{path}", encodeURI(place.file)).replace("{line}", place.line).replace("{column}", place.column);
}

const openLink = (place) =>
  place.file ? make("a", { href: editorAddress(place), title: `${place.file}:${place.line}`, "aria-label": "Open in the editor" }, "↗") : null;


function makeFigure(id) {
  const parts = {
    caption: make("div", { class: "caption" }), picture: make("img", { alt: "" }),
    over: make("div", { class: "over", "aria-hidden": "true" }),
  };
  parts.stage = make("div", { class: "stage" }, parts.picture, parts.over);
  parts.figure = make("div", {
    class: "screen", role: "listitem", tabindex: "-1", "data-id": id, onfocus: () => select(id), onmousedown: () => select(id),
  }, parts.caption, parts.stage);
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

/** The width of a screen with its caption, which needs room for a device's name. */
const captionWidth = (width) => Math.max(width + 12, 96);

function sizeFigure(parts, screen) {
  const [width, height] = screen.picture ? [screen.width / screen.scale, screen.height / screen.scale] : [393, 300];
  parts.stage.style.width = `${width * zoom}px`;
  parts.stage.style.height = `${height * zoom}px`;
  parts.figure.style.maxWidth = `${captionWidth(width * zoom)}px`;
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
    make("span", { title: where }, where), openLink(screen) ?? make("span"),
    count > 0 ? make("span", { class: screen.marks[0].severity, title: "lint's findings" }, `${count} ⚑`) : "");
  sizeFigure(parts, screen);
  showBefore(parts, screen);
  showOver(parts, screen);
  return showPicture(parts, screen);
}

/** Screens of this scale are still read; a wall with more of them is scrolled. */
const smallestFit = 0.3;

/** The largest scale, of at most 1, at which all screens fit into the wall, a row a page; a row that is too long wraps. */
function fittingZoom() {
  const wall = byId("wall");
  const pages = Map.groupBy(state.screens.filter((screen) => screen.picture), (screen) => screen.page);
  for (let scale = 1; scale > smallestFit; scale *= 0.97) {
    let y = 0;
    for (const screens of pages.values()) {
      let [x, row] = [0, 0];
      y += 36;
      for (const { width, height, scale: pixels } of screens) {
        const wide = captionWidth(width / pixels * scale) + 14;
        if (x > 0 && x + wide > wall.clientWidth - 36) [x, y, row] = [0, y + row, 0];
        x += wide;
        row = Math.max(row, height / pixels * scale + 48);
      }
      y += row;
    }
    if (y <= wall.clientHeight - 24) return scale;
  }
  return smallestFit;
}

/** The row of a page, which is made when its first screen comes. */
function rowOf(page) {
  const known = [...byId("wall").children].find((row) => row.dataset.page === page);
  if (known) return known;
  const row = make("section", { "data-page": page }, make("h2", { dir: "auto" }, page), make("div", { class: "line", role: "list", "aria-label": page }));
  byId("wall").append(row);
  return row;
}

async function showState() {
  const turn = state.turn;
  if (!isZoomed && state.screens.some((screen) => screen.picture)) zoom = fittingZoom();
  byId("title").textContent = state.title || "renderpages watch";
  document.title = state.title ? `${state.title} · watch` : "renderpages watch";
  showMenus();
  showProblems();
  const ids = new Set(state.screens.map((screen) => screen.id));
  for (const [id, parts] of figures) {
    if (ids.has(id)) continue;
    const row = parts.figure.closest("section");
    parts.figure.remove();
    if (row && !row.querySelector(".screen")) row.remove();
    figures.delete(id);
  }
  const waits = [];
  const last = new Map();
  for (const screen of state.screens) {
    if (!figures.has(screen.id)) figures.set(screen.id, makeFigure(screen.id));
    const parts = figures.get(screen.id);
    waits.push(showScreen(parts, screen));
    const line = rowOf(screen.page).lastChild;
    const place = last.get(line)?.nextSibling ?? (last.has(line) ? null : line.firstChild);
    if (place !== parts.figure) line.insertBefore(parts.figure, place);
    last.set(line, parts.figure);
  }
  showFound();
  if (!ids.has(current)) select(state.screens[0]?.id ?? null);
  else select(current);
  await Promise.all(waits);
  // What a test of the time from save to pixels waits for.
  if (turn === state.turn) requestAnimationFrame(() => { document.documentElement.dataset.turn = String(turn); });
}

/** Hides screens without the words of the search, and rows without screens. */
function showFound() {
  for (const screen of state.screens) {
    const text = [screen.page, screen.device, ...screen.details].join(" ").toLowerCase();
    figures.get(screen.id).figure.hidden = !words.every((word) => text.includes(word));
  }
  for (const row of byId("wall").children) row.hidden = !row.querySelector(".screen:not([hidden])");
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
  isZoomed = true;
  sessionStorage.setItem("zoom", String(zoom));
  for (const screen of state.screens) showScreen(figures.get(screen.id), screen);
}

/** Fits all screens into the window again, now and whenever it changes. */
function fit() {
  setZoom(fittingZoom());
  isZoomed = false;
  sessionStorage.removeItem("zoom");
}

/** Shows one screen as large as the wall, or all again. */
function enlarge(id) {
  const screen = screenOf(id);
  if (!screen?.picture) return;
  const wall = byId("wall");
  const fitting = Math.min((wall.clientWidth - 60) * screen.scale / screen.width, (wall.clientHeight - 90) * screen.scale / screen.height);
  if (Math.abs(zoom - fitting) < 0.01) fit();
  else setZoom(fitting);
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
