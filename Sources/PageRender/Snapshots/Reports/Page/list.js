// The rows. Only those in sight are elements, so that thousands cost no more than a screenful.

const rowHeights = { wide: 56, narrow: 56 };
let firstRow = -1;
let lastRow = -1;

const isNarrow = () => state.picture !== null;
const rowHeight = () => (isNarrow() ? rowHeights.narrow : rowHeights.wide);

/** Makes the list anew: other rows, or rows of another height. */
function showList() {
  firstRow = lastRow = -1;
  byId("main").classList.toggle("has-detail", isNarrow());
  byId("rows").replaceChildren();
  byId("rows").style.height = `${shown.length * rowHeight()}px`;
  byId("list-count").textContent = shown.length === pictures.length
    ? count(pictures.length, "picture", "pictures") : `${number(shown.length)} of ${count(pictures.length, "picture", "pictures")}`;
  const collapsed = collapsedCount();
  byId("list-end").replaceChildren(
    ...(shown.length === 0 ? [make("p", { class: "empty" }, emptyText(collapsed))] : []),
    ...(collapsed ? [make("button", { type: "button", class: "plain", id: "show-same", onclick: () => {
      state.status.add("same");
      changeFilters();
    } }, `Show ${count(collapsed, "unchanged picture", "unchanged pictures")}`)] : []));
  showRows();
}

function emptyText(collapsed) {
  if (pictures.length === 0) return "The run compared no picture.";
  return collapsed ? "Nothing here needs a look." : "No picture passes these filters.";
}

/** Makes the rows in sight, and a few on both sides. */
function showRows() {
  const list = byId("list");
  const height = rowHeight();
  const first = Math.max(Math.floor(list.scrollTop / height) - 4, 0);
  const last = Math.min(Math.ceil((list.scrollTop + list.clientHeight) / height) + 4, shown.length);
  if (first === firstRow && last === lastRow) return;
  [firstRow, lastRow] = [first, last];
  const known = new Map([...byId("rows").children].map((row) => [row.dataset.key, row]));
  const rows = shown.slice(first, last).map((picture, offset) =>
    known.get(picture.key) ?? makeRow(picture, first + offset));
  byId("rows").replaceChildren(...rows);
  markSelection();
}

function makeRow(picture, place) {
  const isPathShown = !picture.actual && !picture.expected;
  return make("div", {
    class: "row", role: "option", id: `row-${picture.index}`, "data-key": picture.key, title: picture.name,
    "aria-posinset": place + 1, "aria-setsize": shown.length, "aria-selected": "false",
    style: `top:${place * rowHeight()}px;height:${rowHeight()}px`, onclick: () => openPicture(picture.key),
  },
    make("div", { class: "thumbs" }, thumbnails(picture)),
    make("div", { class: "row-text" },
      make("p", { class: "row-title" }, (isNarrow() && decisionBadge(picture)) || badge(picture.status),
        !isNarrow() && decisionBadge(picture), make("strong", { dir: "auto" }, titleOf(picture)),
        hasDecks && make("span", { class: "quiet", dir: "auto" }, picture.deck),
        make("span", { class: "row-place", dir: "auto" }, placeOf(picture))),
      isPathShown && picture.sentences.length === 0
        ? make("p", { class: "row-lead" }, make("code", { dir: "auto" }, picture.snapshot))
        : make("p", { class: "row-lead", dir: "auto" }, shortened(leadOf(picture)))),
    make("p", { class: "row-pixels" }, picture.pixels
      ? [make("strong", {}, number(picture.pixels.count)), " px"] : ""));
}

function thumbnails(picture) {
  const wanted = isNarrow() ? [picture.actual ? "actual" : "expected"] : Object.keys(kinds);
  const drawn = wanted.filter((kind) => picture[kind]);
  if (drawn.length === 0) return [make("span", { class: "no-thumb", "aria-hidden": "true" }, statuses[picture.status].sign)];
  return drawn.map((kind) => make("img", {
    src: address(picture[kind]), style: below(picture, kind), alt: "", loading: "lazy", decoding: "async",
  }));
}

function markSelection() {
  const rows = byId("rows");
  let active = null;
  for (const row of rows.children) {
    const isSelected = row.dataset.key === state.picture;
    row.setAttribute("aria-selected", String(isSelected));
    if (isSelected) active = row.id;
  }
  if (active) rows.setAttribute("aria-activedescendant", active);
  else rows.removeAttribute("aria-activedescendant");
}

/** Scrolls no further than it takes to see the selected row. */
function revealSelection() {
  const place = shown.findIndex((picture) => picture.key === state.picture);
  if (place < 0) return;
  const list = byId("list");
  const top = place * rowHeight();
  const bottom = top + rowHeight();
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  showRows();
}
