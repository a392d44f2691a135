// The keyboard, the address, and the start.

const shortcuts = [
  [["j", "k"], "next, previous picture"], [["Enter"], "open the first picture"], [["Esc"], "close it"],
  [["1", "–", "5"], "side by side, slider, blink, difference, overlay"],
  [["+", "−", "0"], "zoom in, out, fit"], [["n"], "next changed region"], [["m"], "marks on or off"],
  [["←", "→"], "move the slider, or scroll"], [["Space"], "pause blinking"], [["x"], "swap while blinking"],
  [["a", "r"], "accept, reject the picture and go on"], [["A", "R"], "accept, reject all that the list shows"],
  [["/"], "search"], [["u"], "unchanged pictures on or off"], [["?"], "this help"],
];

function openPicture(key) {
  if (!shown.some((picture) => picture.key === key)) resetFilters();
  const wasNarrow = isNarrow();
  state.picture = key;
  keepState(!wasNarrow);
  if (wasNarrow) markSelection();
  else showList();
  revealSelection();
  showDetail();
}

function closePicture() {
  const key = state.picture;
  if (key === null) return;
  state.picture = null;
  showDetail();
  keepState();
  showList();
  // The row that was open stays in sight.
  const place = shown.findIndex((picture) => picture.key === key);
  if (place >= 0) byId("list").scrollTop = Math.max(place - 1, 0) * rowHeight();
  showRows();
  byId("rows").focus({ preventScroll: true });
}

function step(direction) {
  if (shown.length === 0) return;
  const place = shown.findIndex((picture) => picture.key === state.picture);
  const next = place < 0 ? (direction > 0 ? 0 : shown.length - 1) : Math.min(Math.max(place + direction, 0), shown.length - 1);
  if (shown[next].key !== state.picture) openPicture(shown[next].key);
}

function changeFilters() {
  filterPictures();
  showFilters();
  showDecisions();
  keepState();
  byId("list").scrollTop = 0;
  showList();
  revealSelection();
  if (state.picture !== null) {
    const place = shown.indexOf(selectedPicture());
    document.querySelector(".detail-nav .quiet").textContent =
      place < 0 ? "not in the list" : `${number(place + 1)} of ${number(shown.length)}`;
  }
}

/** Writes the state into the address. A new entry lets the browser's own way back close the picture. */
function keepState(isNewEntry = false) {
  const hash = hashOfState();
  if (hash === location.hash) return;
  const place = hash || location.pathname + location.search;
  if (isNewEntry) history.pushState(null, "", place);
  else history.replaceState(null, "", place);
}

function showEverything() {
  filterPictures();
  showFilters();
  showDecisions();
  showList();
  revealSelection();
  showDetail();
}

/** Accepts and goes on; after a rejection there is something to say. */
function decideAndStep(decision) {
  const picture = selectedPicture();
  if (!picture || !canDecide(picture)) return;
  decide([picture], decision);
  if (decisions.get(picture.key)?.decision === "reject") byId("comment")?.focus();
  else if (decisions.has(picture.key)) step(1);
}

function changeZoomBy(direction) {
  const place = zooms.indexOf(state.zoom) + direction;
  if (place >= 0 && place < zooms.length) changeZoom(zooms[place]);
}

const actions = {
  j: () => step(1),
  k: () => step(-1),
  "/": () => byId("search").select(),
  "?": () => byId("help").showModal(),
  A: () => decide(shown.filter(canDecide), "accept"),
  R: () => decide(shown.filter(canDecide), "reject"),
  u: () => {
    if (!state.status.delete("same")) state.status.add("same");
    changeFilters();
  },
};
/** Those that need a picture. */
const stageActions = {
  Escape: closePicture,
  a: () => decideAndStep("accept"),
  r: () => decideAndStep("reject"),
  "+": () => changeZoomBy(1),
  "=": () => changeZoomBy(1),
  "-": () => changeZoomBy(-1),
  0: () => changeZoom("fit"),
  n: () => goToRegion((stage.region ?? -1) + 1),
  m: () => byId("marks").click(),
  x: () => {
    if (stage.view !== "blink") return;
    startBlinking(false);
    swapBlink();
    showStageControls();
  },
  ...Object.fromEntries(Object.entries(views).map(([id, view]) => [view.key, () => changeView(id)])),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  const target = event.target;
  if (target.matches("input[type=search]")) {
    if (event.key === "Escape") target.blur();
    if (event.key === "Enter" || event.key === "ArrowDown") byId("rows").focus();
    return;
  }
  if (target.matches("input[type=text]")) {
    if (event.key === "Enter" || event.key === "Escape") {
      target.blur();
      byId("rows").focus({ preventScroll: true });
      if (event.key === "Enter") step(1);
    }
    return;
  }
  if (target.matches("select")) return;
  if (target === byId("rows")) {
    const moves = { ArrowDown: 1, ArrowUp: -1, Enter: 0, " ": 0 };
    if (event.key in moves && !(event.key === " " && stage)) {
      event.preventDefault();
      if (moves[event.key] !== 0 || state.picture === null) step(moves[event.key] || 1);
      return;
    }
  }
  if (event.key === "Enter" && state.picture === null && target === document.body) return step(1);
  // A button's own space presses it.
  if (event.key === " " && stage?.view === "blink" && !target.matches("button, input, a, summary")) {
    event.preventDefault();
    return toggleBlinking();
  }
  const action = actions[event.key] ?? (stage ? stageActions[event.key] : undefined);
  if (!action) return;
  event.preventDefault();
  action();
});

byId("help-keys").replaceChildren(...shortcuts.map(([keys, text]) => make("div", {},
  make("dt", {}, keys.map((key) => (key === "–" ? "–" : make("kbd", {}, key)))), make("dd", {}, text))));
byId("help-button").addEventListener("click", () => byId("help").showModal());
byId("list").addEventListener("scroll", showRows, { passive: true });
window.addEventListener("resize", showRows);
window.addEventListener("popstate", () => {
  readHash(location.hash);
  showEverything();
});

showHeadline();
showNotices();
makeFilters();
readHash(location.hash);
showEverything();
