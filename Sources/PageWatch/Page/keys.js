// Keys and switches. Everything that a mouse can do, keys can.

const switches = [
  ["outlines", "Outlines", "v", () => { shown.outlines = !shown.outlines; }, () => shown.outlines],
  ["frames", "Frames", "f", () => { shown.frames = !shown.frames; }, () => shown.frames],
  ["marks", "Lint", "m", () => { shown.marks = !shown.marks; }, () => shown.marks],
  ["before", "Before", "b", () => { shown.before = shown.before === "before" ? "after" : "before"; }, () => shown.before === "before"],
  ["difference", "Difference", "x", () => { shown.before = shown.before === "difference" ? "after" : "difference"; }, () => shown.before === "difference"],
];

function showSwitches() {
  byId("switches").replaceChildren(...switches.map(([name, title, key, , isOn]) => make("button", {
    type: "button", "aria-pressed": String(isOn()), title: `${title} (${key})`, "data-switch": name, onclick: () => flip(name),
  }, title)));
}

function flip(name) {
  const focused = document.activeElement?.dataset?.switch;
  switches.find((each) => each[0] === name)[3]();
  showSwitches();
  if (focused) byId("switches").querySelector(`[data-switch=${focused}]`)?.focus();
  for (const screen of state.screens) showScreen(figures.get(screen.id), screen);
  showMarks();
}

/** Moves to the next screen, or to the one above or below. */
function move(key) {
  const figure = figures.get(current)?.figure;
  const ids = state.screens.map((screen) => screen.id);
  const place = ids.indexOf(current);
  if (!figure || place < 0) return;
  if (key === "ArrowRight" || key === "ArrowLeft") {
    select(ids[Math.min(Math.max(place + (key === "ArrowRight" ? 1 : -1), 0), ids.length - 1)], true);
    return;
  }
  const own = figure.getBoundingClientRect();
  const isBeyond = (other) => (key === "ArrowDown" ? other.top >= own.bottom : other.bottom <= own.top);
  const others = ids.map((id) => [id, figures.get(id).figure.getBoundingClientRect()]).filter(([, other]) => isBeyond(other));
  const distance = ([, other]) => 4 * Math.abs(other.top - own.top) + Math.abs(other.left - own.left);
  others.sort((a, b) => distance(a) - distance(b));
  if (others[0]) select(others[0][0], true);
}

function savePicture() {
  const screen = screenOf(current);
  if (!screen?.picture) return;
  make("a", { href: `pictures/${screen.picture}/${fileName(screen)}`, download: decodeURIComponent(fileName(screen)) }).click();
}

function openEditor() {
  const screen = screenOf(current);
  const link = document.querySelector("#view a") ?? (screen && openLink(screen));
  link?.click();
}

const keys = [
  ["d", "devices", () => openMenu("device")],
  ["l", "languages", () => openMenu("locale")],
  ["p", "pages", () => openMenu("page")],
  ["a", "light, dark, both", turnAppearance],
  ["t", "larger text", () => step("content-size", 1, { wraps: false })],
  ["T", "smaller text", () => step("content-size", -1, { wraps: false })],
  ["r", "left to right, right to left", () => step("direction", 1)],
  ["o", "portrait, landscape", () => step("orientation", 1)],
  ...switches.map(([name, title, key]) => [key, title.toLowerCase(), () => flip(name)]),
  ["+", "larger pictures", () => setZoom(zoom * 1.25)],
  ["-", "smaller pictures", () => setZoom(zoom / 1.25)],
  ["Enter", "one screen as large as the window", () => enlarge(current)],
  [".", "next view of the screen", () => walk(1)],
  [",", "view before", () => walk(-1)],
  ["e", "open in the editor", openEditor],
  ["s", "save the picture", savePicture],
  ["?", "these keys", () => byId("help").showModal()],
];

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = event.target;
  if (event.key.startsWith("Arrow") && !["INPUT"].includes(target.tagName)) {
    move(event.key);
    event.preventDefault();
    return;
  }
  if (event.key === "Escape") leaveView();
  if (event.key === "Enter" && ["BUTTON", "A"].includes(target.tagName)) return;
  const key = keys.find((each) => each[0] === event.key);
  if (!key) return;
  event.preventDefault();
  key[2]();
});

byId("help-button").addEventListener("click", () => byId("help").showModal());
byId("help-keys").replaceChildren(...[["← ↑ → ↓", "another screen"], ...keys].flatMap(([key, words]) =>
  [make("dt", {}, make("kbd", {}, key)), make("dd", {}, words)]));
showSwitches();
listen();
