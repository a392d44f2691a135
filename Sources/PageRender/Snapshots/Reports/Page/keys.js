// The keyboard, the address, and the start.

const shortcuts = [
  [["j", "k"], "next, previous picture"], [["↓", "↑"], "next, previous row"], [["Enter"], "open a cause"], [["Esc"], "close"],
  [["a", "r"], "accept, reject the cause or picture and go on"], [["A", "R"], "accept, reject all that the list shows"],
  [["1", "2", "3"], "side by side, slider, difference"], [["c", "0"], "fit the change, the whole picture"],
  [["+", "−"], "zoom in, out"], [["n"], "next changed region"], [["m"], "marks on or off"],
  [["←", "→"], "close, open a cause; move the slider, or scroll"],
  [["x"], "compare the next pictures with this one"], [["/"], "search"], [["u"], "unchanged pictures on or off"],
  [["D"], "dark or light"], [["?"], "this help"],
].filter(([keys]) => !(isGallery ? ["a", "A", "u", "n", "m"] : ["x"]).includes(keys[0]));

/** Opens one picture, in the group in which it was chosen. */
function openPicture(picture, group = null) {
  if (!shown.includes(picture)) resetFilters();
  const wasNarrow = isNarrow();
  const known = group ?? (picture.groups.some((one) => one.id === state.group) ? groupsById.get(state.group) : picture.groups[0]);
  state.picture = picture;
  state.group = known?.id ?? null;
  state.zoom = startingZoom(picture);
  const isNew = known && !openGroups.has(known.id);
  if (isNew) {
    openGroups.add(known.id);
    fillRows();
  }
  keepState(!wasNarrow);
  if (wasNarrow && !isNew) markSelection();
  else showList();
  revealSelection();
  showDetail();
}

/** Shows a cause with its pictures, in the list and as tiles; the one that is shown closes in the list. */
function openGroup(group, staysOpen = false) {
  const wasNarrow = isNarrow();
  const isShown = state.group === group.id && state.picture === null;
  if (isShown && !staysOpen && openGroups.has(group.id)) openGroups.delete(group.id);
  else openGroups.add(group.id);
  state.group = group.id;
  state.picture = null;
  fillRows();
  keepState(!wasNarrow);
  showList();
  revealSelection();
  showDetail();
}

function closePicture() {
  if (state.group === null) return;
  const selected = rows.find(isSelected);
  // On a small screen a picture is left for its cause, and a cause for the list.
  if (state.picture !== null && matchMedia("(max-width: 860px)").matches && orders[state.sort].compare === undefined) {
    openGroup(groupsById.get(state.group), true);
    return;
  }
  state.picture = null;
  state.group = null;
  showDetail();
  keepState();
  showList();
  // The row that was open stays in sight.
  const place = selected ? rows.indexOf(selected) : -1;
  if (place >= 0) byId("list").scrollTop = Math.max(place - 1, 0) * rowHeight;
  showRows();
  byId("rows").focus({ preventScroll: true });
}

/** Goes on to the next picture; causes on the way open. */
function step(direction) {
  let place = rows.findIndex(isSelected);
  if (place < 0) place = direction > 0 ? -1 : rows.length;
  place += direction;
  while (place >= 0 && place < rows.length && !rows[place].picture) {
    const { group } = rows[place];
    const isOpen = openGroups.has(group.id);
    if (!isOpen) {
      openGroups.add(group.id);
      fillRows();
      showList();
      place = rows.findIndex((row) => row.group === group) + (direction > 0 ? 1 : rows.filter((row) => row.group === group).length - 1);
    } else {
      place += direction;
    }
  }
  const row = rows[place];
  if (row) openPicture(row.picture, row.group);
}

/** Compares the pictures that are shown next with this one, or with none. */
function turnBase() {
  if (!isGallery || !state.picture) return;
  state.base = state.base === state.picture ? null : state.picture;
  keepState();
  showDetail();
}

/** Goes on to the next row, which may be a cause. */
function moveRow(direction) {
  const place = rows.findIndex(isSelected);
  const row = rows[place < 0 ? (direction > 0 ? 0 : rows.length - 1) : place + direction];
  if (!row) return;
  if (row.picture) openPicture(row.picture, row.group);
  else selectGroup(row.group);
}

/** Shows a cause, and leaves the list as it is. */
function selectGroup(group) {
  const wasNarrow = isNarrow();
  state.group = group.id;
  state.picture = null;
  keepState(!wasNarrow);
  if (wasNarrow) markSelection();
  else showList();
  revealSelection();
  showDetail();
}

function changeFilters() {
  filterPictures();
  showFilters();
  showDecisions();
  keepState();
  byId("list").scrollTop = 0;
  showList();
  revealSelection();
  if (isNarrow()) showDetailHead();
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
  showHeadline();
  showDecisions();
  showList();
  revealSelection();
  showDetail();
}

/** Accepts and goes on to what is left; after a rejection there is something to say. */
function decideAndStep(decision) {
  if (state.group === null) return;
  const target = selectedTarget();
  if (target.picture ? !canDecide(target.picture) : !target.group.pictures.some(canDecide)) return;
  decide(target, decision);
  const made = ownDecision(target)?.decision;
  if (made === "reject") byId("comment")?.focus();
  else if (made && target.picture) step(1);
  else if (made) moveToNextCause();
}

function moveToNextCause() {
  const place = rows.findIndex(isSelected);
  const row = rows.slice(place + 1).find((one) => one.members && one.group.number !== null && !decisions.causes.has(one.group.id));
  if (row) selectGroup(row.group);
}

function changeZoomBy(direction) {
  // Fitting comes before the steps, whatever is fitted.
  const steps = [["fit", "change"].includes(state.zoom) ? state.zoom : "fit", ...zooms.slice(2)];
  const place = steps.indexOf(state.zoom) + direction;
  if (place >= 0 && place < steps.length) changeZoom(steps[place]);
}

const actions = {
  j: () => step(1),
  k: () => step(-1),
  "/": () => byId("search").select(),
  "?": () => byId("help").showModal(),
  A: () => decideShown("accept"),
  R: () => decideShown("reject"),
  a: () => decideAndStep("accept"),
  r: () => decideAndStep("reject"),
  Escape: closePicture,
  D: turnColours,
  x: turnBase,
  "+": () => changeSize(Number(state.size) * 1.25),
  "-": () => changeSize(Number(state.size) / 1.25),
  u: () => {
    if (!state.status.delete("same")) state.status.add("same");
    changeFilters();
  },
};
/** Those that need a picture. */
const stageActions = {
  "+": () => changeZoomBy(1),
  "=": () => changeZoomBy(1),
  "-": () => changeZoomBy(-1),
  0: () => changeZoom("fit"),
  c: () => changeZoom("change"),
  n: () => goToRegion((stage.region ?? -1) + 1),
  m: () => byId("marks").click(),
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
  if (target === byId("rows") && keyOfRows(event.key)) {
    event.preventDefault();
    return;
  }
  if (event.key === "Enter" && state.group === null && target === document.body) return moveRow(1);
  const shot = target.closest(".shot");
  if (shot && event.key.startsWith("Arrow")) {
    neighbour([...document.querySelectorAll("#wall .shot")], shot, event.key)?.focus();
    event.preventDefault();
    return;
  }
  const action = (stage ? stageActions[event.key] : undefined) ?? actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

/** The keys of a tree; true if the key is one of them. */
function keyOfRows(key) {
  const group = state.group !== null && state.picture === null ? groupsById.get(state.group) : null;
  const keys = {
    ArrowDown: () => moveRow(1), ArrowUp: () => moveRow(-1),
    Enter: () => (group ? openGroup(group) : moveRow(1)), " ": () => (group ? toggleGroup(group) : moveRow(1)),
    ArrowRight: () => group && !openGroups.has(group.id) && toggleGroup(group),
    ArrowLeft: () => {
      if (group && openGroups.has(group.id)) toggleGroup(group);
      else if (state.picture && !orders[state.sort].compare) selectGroup(groupsById.get(state.group));
    },
  };
  if (!(key in keys) || (["Enter", " "].includes(key) && state.picture !== null)) return false;
  keys[key]();
  return true;
}

makeHelp(shortcuts);
byId("dark-button").addEventListener("click", turnColours);
byId("list").addEventListener("scroll", showRows, { passive: true });
window.addEventListener("resize", showRows);
window.addEventListener("popstate", () => {
  readHash(location.hash);
  showEverything();
});

showNotices();
makeFilters();
if (startsOpen()) for (const group of failureGroups) openGroups.add(group.id);
readHash(location.hash);
showEverything();
document.addEventListener("DOMContentLoaded", () => {
  if (!lacksDetails) return;
  readHash(location.hash);
  showEverything();
});
