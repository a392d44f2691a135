// The keyboard, the address, and the start.

/** Shows a cause, or one of its pictures. The list beside it stays, unless a cause opened or closed. */
function select(group, picture, isListNew) {
  const wasNarrow = isNarrow();
  state.group = group?.id ?? null;
  state.picture = picture;
  if (picture) state.zoom = startingZoom(picture);
  if (isListNew) fillRows();
  keepState(!wasNarrow);
  if (wasNarrow && !isListNew) markSelection();
  else showList();
  revealSelection();
  showDetail();
}

/** Opens one picture, in the group in which it was chosen. */
function openPicture(picture, group = null) {
  if (!shown.includes(picture)) resetFilters();
  const known = group ?? picture.groups.find((one) => one.id === state.group) ?? picture.groups[0];
  const isNew = known !== undefined && !openGroups.has(known.id);
  if (isNew) openGroups.add(known.id);
  select(known, picture, isNew);
}

/** Shows a cause with its pictures, in the list and as tiles; the one that is shown closes in the list. */
function openGroup(group, staysOpen = false) {
  const isShown = state.group === group.id && state.picture === null;
  if (isShown && !staysOpen && openGroups.has(group.id)) openGroups.delete(group.id);
  else openGroups.add(group.id);
  select(group, null, true);
}

function closePicture() {
  if (state.group === null) return;
  const place = rows.findIndex(isSelected);
  const key = state.picture?.key;
  // On a small screen a picture is left for its cause, and a cause for the list.
  if (!isGallery && state.picture !== null && matchMedia("(max-width: 860px)").matches && orders[state.sort].compare === undefined) {
    openGroup(groupsById.get(state.group), true);
    return;
  }
  state.picture = null;
  state.group = null;
  showDetail();
  keepState();
  showList();
  // The row that was open stays in sight.
  if (place >= 0) byId("list").scrollTop = Math.max(place - 1, 0) * rowHeight;
  showRows();
  if (!key || !focusShot(key)) byId("rows").focus({ preventScroll: true });
}

/** Moves the focus to a picture of the wall; false if it has none of that key. */
function focusShot(key) {
  const shot = document.querySelector(`.shot[data-key="${CSS.escape(key)}"]`);
  shot?.focus({ preventScroll: true });
  return shot !== null;
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
const selectGroup = (group) => select(group, null, false);

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

/** A larger or smaller picture, or a wall of such. */
function enlarge(direction) {
  if (stage) changeZoomBy(direction);
  else if (isGallery) changeSize(wallSize * 1.25 ** direction);
}

/** What keys do, in words, and how; keys in a list are those of lists, walls and sliders. */
const keyRows = [
  ["next, previous picture", { j: () => step(1), k: () => step(-1) }],
  ["next, previous row", ["↓", "↑"]],
  [isGallery ? "previous, next on the wall; move the slider, or scroll" : "close, open a cause; move the slider, or scroll", ["←", "→"]],
  [isGallery ? "open a picture" : "open a cause", ["Enter"]],
  ["close", { Escape: closePicture }],
  ...(isGallery ? [["compare the next pictures with this one", { x: turnBase }]] : [
    ["accept, reject the cause or picture and go on", { a: () => decideAndStep("accept"), r: () => decideAndStep("reject") }],
    ["accept, reject all that the list shows", { A: () => decideShown("accept"), R: () => decideShown("reject") }],
    ["what changed, large; the next changed region", {
      c: () => stage && changeZoom("change"), n: () => stage && goToRegion((stage.region ?? -1) + 1),
    }],
    ["unchanged pictures on or off", { u: () => {
      if (!state.status.delete("same")) state.status.add("same");
      changeFilters();
    } }],
  ]),
  ...(isLive ? liveKeys : []),
  [Object.values(views).map((view) => view.label.toLowerCase()).join(", "),
    Object.fromEntries(Object.entries(views).map(([id, view]) => [view.key, () => stage && changeView(id)]))],
  ["larger, smaller", { "+": () => enlarge(1), "-": () => enlarge(-1) }],
  ["fitted to the window", { 0: () => (stage ? changeZoom("fit") : isGallery && changeSize("fit")) }],
  ...(!isGallery || isLive ? [["marks on or off", { m: turnMarks }]] : []),
  ["search", { "/": () => byId("search").select() }],
  ["dark or light", { D: turnColours }],
  ["this help", { "?": () => byId("help").showModal() }],
];
const actions = Object.assign({}, ...keyRows.map(([, keys]) => keys).filter((keys) => !Array.isArray(keys)));
actions["="] = actions["+"];

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
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
  const action = actions[event.key];
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

makeHelp(keyRows.map(([text, keys]) => [Array.isArray(keys) ? keys : Object.keys(keys).map((key) => ({ Escape: "Esc", "-": "−" })[key] ?? key), text]));
byId("dark-button").addEventListener("click", turnColours);
byId("list").addEventListener("scroll", showRows, { passive: true });
window.addEventListener("resize", () => {
  showRows();
  if (!byId("wall").hidden) sizeWall();
});
byId("search").addEventListener("input", (event) => {
  state.search = event.target.value;
  changeFilters();
});
byId("reset").addEventListener("click", resetFilters);
window.addEventListener("popstate", () => {
  readHash(location.hash);
  showEverything();
});

if (startsOpen()) for (const group of failureGroups) openGroups.add(group.id);
readHash(location.hash);
if (isLive) listen();
else {
  showNotices();
  makeFilters();
  showEverything();
}
document.addEventListener("DOMContentLoaded", () => {
  if (!lacksDetails) return;
  readHash(location.hash);
  showEverything();
});
