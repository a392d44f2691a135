// The rows: causes, opened to their pictures. Only rows in sight are elements, so that thousands cost no more than a screenful.

const rowHeight = 60;
let firstRow = -1;
let lastRow = -1;

const isNarrow = () => state.group !== null;
const rowKey = (row) => `${row.group.id}/${row.picture ? row.picture.index : "all"}`;
const isSelected = (row) => row.group.id === state.group && row.picture === state.picture;

/** Makes the list anew, as there are other rows. */
function showList() {
  firstRow = lastRow = -1;
  byId("main").classList.toggle("has-detail", isNarrow());
  showWall();
  byId("rows").replaceChildren();
  byId("rows").style.height = `${rows.length * rowHeight}px`;
  const causes = rows.filter((row) => row.members).length;
  const all = count(pictures.length, "picture", "pictures");
  byId("list-count").textContent = (shown.length === pictures.length ? all : `${number(shown.length)} of ${all}`)
    + (causes > 1 ? ` in ${number(causes)} groups` : "");
  const collapsed = collapsedCount();
  byId("list-end").replaceChildren(
    ...(rows.length === 0 ? [make("p", { class: "empty" }, emptyText(collapsed))] : []),
    ...(collapsed ? [make("button", { type: "button", class: "plain", id: "show-same", onclick: () => {
      state.status.add("same");
      openGroups.add("same");
      changeFilters();
    } }, `Show ${count(collapsed, "unchanged picture", "unchanged pictures")}`)] : []));
  showRows();
}

function emptyText(collapsed) {
  if (pictures.length === 0) return isGallery ? "No picture was drawn." : "The run compared no picture.";
  return collapsed ? "Nothing here needs a look." : "No picture passes these filters.";
}

/** Makes the rows in sight, and a few on both sides. */
function showRows() {
  const list = byId("list");
  const first = Math.max(Math.floor(list.scrollTop / rowHeight) - 4, 0);
  const last = Math.min(Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 4, rows.length);
  if (first === firstRow && last === lastRow) return;
  [firstRow, lastRow] = [first, last];
  const known = new Map([...byId("rows").children].map((row) => [row.dataset.row, row]));
  byId("rows").replaceChildren(...rows.slice(first, last).map((row, offset) =>
    known.get(rowKey(row)) ?? makeRow(row, first + offset)));
  markSelection();
}

function makeRow(row, place) {
  const content = row.picture ? pictureRow(row) : groupRow(row);
  const isOpen = !row.picture && openGroups.has(row.group.id);
  return make("div", {
    class: `row ${row.picture ? "of-picture" : "of-group"}${row.picture && !orders[state.sort].compare ? " inner" : ""}`,
    role: "treeitem", id: `row-${rowKey(row)}`, "data-key": row.picture ? row.picture.key : row.group.id, "data-row": rowKey(row),
    "aria-level": row.picture && !orders[state.sort].compare ? "2" : "1", "aria-posinset": place + 1, "aria-setsize": rows.length,
    "aria-selected": "false", "aria-expanded": row.picture ? null : String(isOpen),
    style: `top:${place * rowHeight}px;height:${rowHeight}px`,
    onclick: () => (row.picture ? openPicture(row.picture, row.group) : openGroup(row.group)),
  }, content);
}

/** A cause: its number, its words, how many pictures it changed and how many of them nobody decided. */
function groupRow({ group, members }) {
  const isOpen = openGroups.has(group.id);
  const open = members.filter(canDecide);
  const decided = open.filter((picture) => decisionOf(picture) !== null);
  const left = open.length - decided.length;
  const accepted = decided.filter((picture) => decisionOf(picture).decision === "accept").length;
  return [
    make("button", {
      type: "button", class: "twist", tabindex: "-1", "aria-label": isOpen ? "Close" : "Open", onclick: (event) => {
        event.stopPropagation();
        toggleGroup(group);
      },
    }, isOpen ? "▾" : "▸"),
    group.number !== null && make("span", { class: "number", title: `cause ${group.number}` }, number(group.number)),
    !isNarrow() && make("div", { class: "thumbs", "aria-hidden": "true" }, members.slice(0, 3).map((picture) =>
      picture.has("actual") && picture.detail.actual ? crop(picture, "actual", changeBox(picture, 1), 46, 1) : null)),
    make("div", { class: "row-text" },
      make("p", { class: "row-title" }, group.isCause || group.number === null ? null : badge(group.status),
        name(group.label, "strong")),
      make("p", { class: "row-place" }, reachText(group, members),
        decided.length > 0 && make("span", { class: "decided" },
          ` · ${left > 0 ? `${number(left)} left` : accepted === decided.length ? "accepted" : accepted === 0 ? "rejected" : "decided"}`))),
    open.length > 0 && decideButtons({ group }, members),
  ];
}

/** `48 pictures on 12 devices`, with how many pass the filters where not all do. */
function reachText(group, members) {
  const devices = new Set(members.map((picture) => picture.deviceName)).size;
  const all = members.length === group.pictures.length ? "" : `${number(members.length)} of `;
  return all + count(group.pictures.length, "picture", "pictures")
    + (members.length > 1 ? ` on ${count(devices, "device", "devices")}` : "");
}

function pictureRow({ group, picture }) {
  const isPathShown = !picture.has("actual") && !picture.has("expected");
  const others = picture.groups.filter((other) => other !== group);
  const isFlat = orders[state.sort].compare !== undefined;
  return [
    make("div", { class: "thumbs" }, thumbnails(picture)),
    make("div", { class: "row-text" },
      make("p", { class: "row-title" }, isFlat && badge(picture.status), decisionBadge(picture), name(titleOf(picture), "strong"),
        hasDecks && name(picture.deck, "span", { class: "quiet" })),
      make("p", { class: "row-place" }, name(placeOf(picture)),
        others.length > 0 && make("span", { class: "others", title: others.map((other) => other.text).join("\n") },
          ` +${count(others.length, "more cause", "more causes")}`)),
      isPathShown && !picture.lead
        ? make("p", { class: "row-lead" }, make("code", { class: "cut" }, name(picture.snapshot)))
        : isFlat && make("p", { class: "row-lead", dir: "auto" }, shortened(leadOf(picture)))),
    make("p", { class: "row-pixels" }, picture.pixelCount >= 0 ? [make("strong", {}, number(picture.pixelCount)), " px"] : ""),
    canDecide(picture) && decideButtons({ picture }),
  ];
}

/** Accept and reject, for a cause or for one picture. */
function decideButtons(target) {
  const decision = ownDecision(target)?.decision;
  return make("div", { class: "decide", role: "group", "aria-label": "Decision" }, ["accept", "reject"].map((word) => make("button", {
    type: "button", class: `plain ${word}`, tabindex: "-1", title: word === "accept" ? "Accept (a)" : "Reject (r)",
    "aria-label": word === "accept" ? "Accept" : "Reject", "aria-pressed": String(decision === word), onclick: (event) => {
      event.stopPropagation();
      decide(target, word);
      if (word === "reject" && ownDecision(target)) {
        if (target.picture) openPicture(target.picture);
        else openGroup(target.group, true);
        byId("comment")?.focus();
      }
    },
  }, make("span", { class: "sign", "aria-hidden": "true" }, word === "accept" ? "✓" : "✗"),
    make("span", { class: "word", "aria-hidden": "true" }, word === "accept" ? "Accept" : "Reject"))));
}

function thumbnails(picture) {
  const wanted = isNarrow() ? [picture.has("actual") ? "actual" : "expected"] : isGallery ? ["actual"] : Object.keys(kinds);
  const drawn = wanted.filter((kind) => picture.has(kind) && picture.detail[kind]);
  if (drawn.length === 0) return [make("span", { class: "no-thumb", "aria-hidden": "true" }, statuses[picture.status].sign)];
  return drawn.map((kind) => make("img", {
    src: address(picture.detail[kind]), style: below(picture, kind), alt: "", loading: "lazy", decoding: "async",
  }));
}

function markSelection() {
  const list = byId("rows");
  const selected = rows.find(isSelected);
  const key = selected ? rowKey(selected) : null;
  let active = null;
  for (const row of list.children) {
    const isActive = row.dataset.row === key;
    row.setAttribute("aria-selected", String(isActive));
    if (isActive) active = row.id;
  }
  if (active) list.setAttribute("aria-activedescendant", active);
  else list.removeAttribute("aria-activedescendant");
}

/** Scrolls no further than it takes to see the selected row. */
function revealSelection() {
  const place = rows.findIndex(isSelected);
  if (place < 0) return;
  const list = byId("list");
  const top = place * rowHeight;
  const bottom = top + rowHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  showRows();
}

function toggleGroup(group) {
  if (!openGroups.delete(group.id)) openGroups.add(group.id);
  fillRows();
  showList();
}
