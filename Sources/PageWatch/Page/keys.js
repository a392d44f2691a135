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

/** Moves to the neighbour of the current screen in the direction of an arrow key. */
function move(key) {
  const next = neighbour([...document.querySelectorAll(".screen")].filter((figure) => figure.checkVisibility()), figures.get(current)?.figure, key);
  if (next) select(next.dataset.id, true);
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
  ["j", "next screen", () => move("ArrowRight")],
  ["k", "screen before", () => move("ArrowLeft")],
  ["0", "fit all screens into the window", fit],
  ["+", "larger pictures", () => setZoom(zoom * 1.25)],
  ["-", "smaller pictures", () => setZoom(zoom / 1.25)],
  ["Enter", "one screen as large as the window, or all; a double click too", () => enlarge(current)],
  [".", "next view of the screen", () => walk(1)],
  [",", "view before", () => walk(-1)],
  ["e", "open in the editor", openEditor],
  ["s", "save the picture", savePicture],
  ["Escape", "leave the view, the search or a menu", () => { leaveView(); document.activeElement.blur(); }],
  ["/", "search among the screens", () => byId("search").select()],
  ["D", "this page dark or light", turnColours],
  ["?", "these keys", () => byId("help").showModal()],
];

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const { target } = event;
  if (target.tagName === "INPUT" && event.key !== "Escape") return;
  if (event.key === "Enter" && ["BUTTON", "A"].includes(target.tagName)) return;
  const action = event.key.startsWith("Arrow") ? () => move(event.key) : keys.find((each) => each[0] === event.key)?.[2];
  if (!action) return;
  event.preventDefault();
  action();
});

byId("search").addEventListener("input", (event) => {
  words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  showFound();
});
byId("dark-button").addEventListener("click", turnColours);
window.addEventListener("resize", () => { if (!isZoomed) fit(); });
makeHelp([[["←", "↑", "→", "↓"], "another screen"], ...keys.map(([key, text]) => [[key], text])]);
showSwitches();
listen();
