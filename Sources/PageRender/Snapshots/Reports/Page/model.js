// What the run found, and what of it is shown: pictures, their groups, filters, and the address that keeps both.

/** What was found. A live view sends it anew with each change. */
let run = JSON.parse(document.getElementById("data").textContent);
/** A gallery's pictures are compared with each other, those of a report with snapshots. */
const isGallery = run.kind !== undefined;
const isLive = run.kind === "watch";

/** In the order of the list: what needs a person first. */
const statuses = {
  failed: { label: "Failed", sign: "×", says: "The page could not be drawn." },
  unreadable: { label: "Unreadable", sign: "!", says: "The snapshot cannot be read." },
  changed: { label: "Changed", sign: "~", says: "Some pixels differ." },
  missing: { label: "Missing", sign: "+", says: "There is no snapshot." },
  recorded: { label: "Recorded", sign: "•", says: "This run wrote the snapshot." },
  skipped: { label: "Skipped", sign: "–", says: "The run ended before it came to this picture." },
  same: { label: "Same", sign: "=", says: "The pixels are those of the snapshot." },
};
if (isGallery) {
  Object.assign(statuses.recorded, { label: "Drawn", says: "The page as it was drawn." });
  Object.assign(statuses.failed, {
    app: { label: "Faulty", says: "not what the app shows." }, watch: { label: "Not drawn", says: "cannot be drawn now." },
  }[run.kind] ?? { label: "Not drawn", says: "not drawn." });
}
const statusNames = Object.keys(statuses);
const failures = ["failed", "unreadable", "changed", "missing"];

/** The details of so many pictures are in one element, and are read when one of them is shown. */
const details = new Map();
/** True if something was shown before the page's end came, with the details of it. */
let lacksDetails = false;
function detailsIn(chunk) {
  if (run.details) return run.details[chunk];
  if (!details.has(chunk)) {
    const element = byId(`details-${chunk}`);
    if (!element) {
      lacksDetails = true;
      return [];
    }
    details.set(chunk, JSON.parse(element.textContent));
  }
  return details.get(chunk);
}

/** A picture of the run. What lists and filters need is in columns, the rest in `detail`. */
class Picture {
  /** Takes its index, its place among the pictures that have details, -1 for the others, and the groups that it is in. */
  at(index) { return Object.assign(this, { index, place: -1, groups: [], knownWords: undefined }); }
  get deck() { return run.texts[run.columns.deck[this.index]]; }
  get name() { return run.columns.name[this.index]; }
  get key() { return `${this.deck}/${this.name}`; }
  get status() { return run.statuses[run.columns.status[this.index]]; }
  get snapshot() {
    const folder = run.columns.snapshot[this.index];
    return folder < 0 ? run.texts[-1 - folder] : `${run.texts[folder]}${this.name}.png`;
  }
  get axes() {
    const [page, step] = run.pages[run.columns.page[this.index]];
    const [device, deviceName, orientation, appearance, contentSize, direction, ios] = run.screens[run.columns.screen[this.index]];
    return { page, step, device, deviceName, orientation, appearance, contentSize, direction, ios, locale: this.locale };
  }
  get locale() { return run.texts[run.columns.locale[this.index]]; }
  get deviceName() { return run.screens[run.columns.screen[this.index]][1]; }
  get page() { return run.pages[run.columns.page[this.index]][0]; }
  get lead() { return this.place < 0 ? "" : run.texts[run.told.lead[this.place]]; }
  get causes() { return this.place < 0 ? [] : run.told.causes[this.place].map((text) => run.texts[text]); }
  /** The number of pixels that differ; -1 where they were not compared. */
  get pixelCount() { return this.place < 0 ? -1 : run.told.pixels[this.place]; }
  get flags() { return this.place < 0 ? 0 : run.told.flags[this.place]; }
  /** The picture that this one is compared with, beside its snapshot. */
  get base() { return isGallery && state.base && state.base !== this ? state.base : null; }
  has(kind) {
    if (kind === "expected" && this.base) return this.has("actual");
    return (this.flags & { expected: 1, actual: 2, difference: 4 }[kind]) !== 0;
  }
  get rejected() { return (this.flags & 8) !== 0; }
  get detail() {
    if (this.place < 0) return noDetail;
    const own = detailsIn(Math.floor(this.place / run.chunk))[this.place % run.chunk] ?? noDetail;
    return this.base ? { ...own, expected: this.base.detail.actual } : own;
  }
  /** What a live view knows of it. */
  get live() { return run.live?.[this.index]; }
  get words() {
    return this.knownWords ??= [this.deck, this.name, this.snapshot, this.status, ...Object.values(this.axes), this.lead,
      ...this.causes].join("\n").toLowerCase();
  }
}
const noDetail = { sentences: [], pixels: null, ignored: [] };

let pictures = [];
let counts, groups, groupsById, failureCount, failureGroups, choices, hasDecks, hasLocales;
const unique = (values) => [...new Set(values)];

/** Takes what was found; pictures that were known stay the same objects. */
function takeRun(next) {
  const known = new Map(pictures.map((picture) => [picture.key, picture]));
  run = next;
  const { columns } = run;
  pictures = columns.name.map((name, index) =>
    (known.get(`${run.texts[columns.deck[index]]}/${name}`) ?? new Picture()).at(index));
  run.told.pictures.forEach((index, place) => { pictures[index].place = place; });
  counts = Object.fromEntries(statusNames.map((name) => [name, 0]));
  for (const status of columns.status) counts[run.statuses[status]] += 1;
  failureCount = failures.reduce((sum, name) => sum + counts[name], 0);
  takeGroups();
  takeChoices();
}

/** Pictures that one cause changed, or that fail for one reason; those of other statuses are groups too. */
function takeGroups() {
  groups = isGallery
    ? [...Map.groupBy(pictures, (picture) => picture.deck)].map(([deck, members]) => ({
      id: deck, number: null, status: members[0].status, isCause: false, label: deck, text: deck, pictures: members,
    }))
    : run.groups.map((group) => ({
      id: String(group.number), number: group.number, status: run.statuses[group.status], isCause: group.isCause,
      label: run.texts[group.text], text: run.texts[group.text], pictures: group.pictures.map((index) => pictures[index]),
    }));
  for (const status of ["recorded", "skipped", "same"].filter((name) => !isGallery && counts[name])) {
    groups.push({
      id: status, number: null, status, isCause: false, label: statuses[status].label, text: statuses[status].says,
      pictures: pictures.filter((picture) => picture.status === status),
    });
  }
  failureGroups = groups.filter((group) => group.number !== null);
  groupsById = new Map(groups.map((group) => [group.id, group]));
  for (const group of groups) {
    for (const picture of group.pictures) picture.groups.push(group);
  }
}

/** The menus beside the statuses: what each is called, and the value that a picture has of it. */
function takeChoices() {
  const { columns } = run;
  choices = {
    deck: { label: { store: "Language", app: "Screen" }[run.kind] ?? "Deck", of: (picture) => picture.deck,
      values: unique(columns.deck).map((text) => run.texts[text]) },
    device: { label: run.kind === "store" ? "Display" : "Device", of: (picture) => picture.deviceName, values: unique(run.screens.map((screen) => screen[1])) },
    page: { label: "Page", of: (picture) => picture.page, values: unique(run.pages.map((page) => page[0])) },
    locale: { label: "Language", of: (picture) => picture.locale,
      values: run.kind === "store" ? [] : unique(columns.locale).map((text) => run.texts[text]) },
    step: { label: "Step", of: (picture) => picture.axes.step ?? "Start", values: unique(run.pages.map((page) => page[1] ?? "Start")) },
    ...Object.fromEntries(["Orientation", "Appearance", "Text size", "Direction", "iOS"].map((label, place) => [
      ["orientation", "appearance", "contentSize", "direction", "ios"][place],
      { label, of: (picture) => String(run.screens[columns.screen[picture.index]][place + 2]), values: unique(run.screens.map((screen) => String(screen[place + 2]))) },
    ])),
  };
  // A direction is chosen where it is not the language's own.
  if (pictures.every((picture) => picture.axes.direction === usualDirection(picture.locale))) choices.direction.values = [];
  hasDecks = choices.deck.values.length > 1;
  hasLocales = choices.locale.values.length > 1;
}
takeRun(run);
const openGroups = new Set();
/** A few pictures are seen at once; of many the causes are. */
const startsOpen = () => !isGallery && counts.failed + counts.unreadable + counts.changed + counts.missing <= 12;

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });
/** A language by its name in English, which the browser knows; private tags and pseudo languages have none. */
function languageOf(tag) {
  if (tag === "") return "As written";
  try {
    const known = languageNames.of(tag);
    return known === tag ? tag : `${known} · ${tag}`;
  } catch {
    return tag;
  }
}
const valueTitle = (id, value) => (id === "locale" ? languageOf(value) : value);

const orders = isGallery ? {
  page: { label: "By page" }, device: { label: "By device" }, locale: { label: "By language" },
} : {
  cause: { label: "By cause" },
  pixels: { label: "Most pixels", compare: (a, b) => b.pixelCount - a.pixelCount },
  run: { label: "As drawn", compare: () => 0 },
};

/** Pictures that were compared with another commit have no snapshots to approve. */
const canDecide = (picture) => !isGallery && !run.against && failures.includes(picture.status) && picture.has("actual");

const startingStatuses = statusNames.filter((name) => name !== "same");
const startingState = () => ({
  group: null, picture: null, base: null, view: isLive ? "only" : "side", zoom: "fit", marks: true, status: new Set(startingStatuses),
  ...Object.fromEntries(Object.keys(choices).map((id) => [id, ""])), search: "", sort: Object.keys(orders)[0], size: isLive ? "fit" : "60",
});
let state;

/** The rows of the list, in their order: groups, and pictures of groups that are open. */
let rows = [];
/** The pictures that pass the filters, each once. */
let shown = [];

function passes(picture, words, isSameShown = state.status.has("same")) {
  const isStatusShown = picture.status === "same" ? isSameShown : state.status.has(picture.status);
  if (!isStatusShown) return false;
  for (const [name, choice] of Object.entries(choices)) {
    if (state[name] && choice.of(picture) !== state[name]) return false;
  }
  return words.every((word) => picture.words.includes(word));
}

const searchWords = () => state.search.toLowerCase().split(/\s+/).filter(Boolean);

function filterPictures() {
  const words = searchWords();
  shown = pictures.filter((picture) => passes(picture, words));
  fillRows();
}

/** Makes the rows anew, as other groups are open. */
function fillRows() {
  const { compare } = orders[state.sort];
  if (compare) {
    rows = [...shown].sort((a, b) => compare(a, b) || a.index - b.index)
      .map((picture) => ({ group: picture.groups[0], picture, members: null }));
    return;
  }
  const isShown = new Set(shown);
  rows = [];
  for (const group of groups) {
    const members = isShown.size === pictures.length ? group.pictures : group.pictures.filter((picture) => isShown.has(picture));
    if (members.length === 0) continue;
    rows.push({ group, picture: null, members });
    if (openGroups.has(group.id)) {
      for (const picture of members) rows.push({ group, picture, members: null });
    }
  }
}

/** Unchanged pictures that would be shown if their status were. */
function collapsedCount() {
  if (state.status.has("same") || !counts.same) return 0;
  const words = searchWords();
  return pictures.reduce((sum, picture) => sum + (picture.status === "same" && passes(picture, words, true)), 0);
}

const isFiltered = () =>
  Object.keys(choices).some((name) => state[name]) || state.search !== "" || state.sort !== startingState().sort
  || !isStartingStatus();
const isStartingStatus = () =>
  state.status.size === startingStatuses.length && startingStatuses.every((name) => state.status.has(name));

function hashOfState() {
  const words = new URLSearchParams();
  const start = startingState();
  if (state.picture) words.set("picture", state.picture.key);
  if (state.base) words.set("base", state.base.key);
  for (const name of ["group", "view", ...Object.keys(choices), "search", "sort", "size"]) {
    if (state[name] !== start[name]) words.set(name, state[name]);
  }
  if (state.picture && state.zoom !== startingZoom(state.picture)) words.set("zoom", state.zoom);
  if (!state.marks) words.set("marks", "off");
  if (!isStartingStatus()) words.set("status", statusNames.filter((name) => state.status.has(name)).join());
  const text = words.toString();
  return text ? `#${text}` : "";
}

/** What an address does not say, or says wrongly, is as at the start. */
function readHash(hash) {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  state = startingState();
  const read = (name, isKnown) => {
    const word = words.get(name);
    if (word !== null && isKnown(word)) state[name] = word;
  };
  read("group", (word) => groupsById.has(word));
  read("view", (word) => word in views);
  read("sort", (word) => word in orders);
  read("search", () => true);
  read("size", (word) => word === "fit" || Number(word) >= 20 && Number(word) <= 250);
  for (const [name, choice] of Object.entries(choices)) read(name, (word) => choice.values.includes(word));
  state.marks = words.get("marks") !== "off";
  const names = words.get("status");
  if (names !== null) state.status = new Set(names.split(",").filter((name) => name in statuses));
  const named = (key) => (key === null ? null : pictures.find((picture) => picture.key === key) ?? null);
  state.base = named(words.get("base"));
  state.picture = named(words.get("picture"));
  if (state.picture) {
    const isIn = state.picture.groups.some((group) => group.id === state.group);
    if (!isIn) state.group = state.picture.groups[0]?.id ?? null;
    if (state.group !== null) openGroups.add(state.group);
    state.zoom = startingZoom(state.picture);
  }
  read("zoom", (word) => zooms.includes(word));
}
