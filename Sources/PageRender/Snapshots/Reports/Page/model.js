// What the run found, and what of it is shown: filters, order, and the address that keeps both.

const run = JSON.parse(document.getElementById("data").textContent);

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
const statusNames = Object.keys(statuses);
const failures = ["failed", "unreadable", "changed", "missing"];

const pictures = run.pictures.map((picture, index) => ({
  ...picture,
  index,
  key: `${picture.deck}/${picture.name}`,
  words: [picture.deck, picture.name, picture.snapshot, picture.status, ...Object.values(picture.axes),
    ...picture.sentences].join("\n").toLowerCase(),
}));
const counts = Object.fromEntries(statusNames.map((name) => [name, 0]));
for (const picture of pictures) counts[picture.status] += 1;

/** The menus beside the statuses: what each is called, and the values that a picture has of it. */
const choices = {
  cause: { label: "Cause", plural: "causes", of: (picture) => picture.causes },
  deck: { label: "Deck", plural: "decks", of: (picture) => [picture.deck] },
  device: { label: "Device", plural: "devices", of: (picture) => [picture.axes.deviceName] },
  page: { label: "Page", plural: "pages", of: (picture) => [picture.axes.page] },
  locale: { label: "Locale", plural: "locales", of: (picture) => [picture.axes.locale] },
};
for (const choice of Object.values(choices)) {
  choice.values = [...new Set(pictures.flatMap(choice.of))];
  choice.name = (value) => value;
}
// What changed most pictures comes first, with their number.
const causeCounts = new Map(run.causes.map((cause) => [cause.text, cause.pictures]));
choices.cause.values = [...causeCounts.keys()];
choices.cause.name = (value) => `${number(causeCounts.get(value))} × ${value}`;
const hasDecks = choices.deck.values.length > 1;
const hasLocales = choices.locale.values.length > 1;

const orders = {
  status: { label: "By status", compare: (a, b) => statusNames.indexOf(a.status) - statusNames.indexOf(b.status) },
  pixels: { label: "Most pixels", compare: (a, b) => (b.pixels?.count ?? 0) - (a.pixels?.count ?? 0) },
  run: { label: "As drawn", compare: () => 0 },
};

/** What somebody decided, by the pictures' keys; kept by the browser for this very run. */
const decisionsKey = `renderpages ${run.title} ${JSON.stringify(counts)} ${pictures.reduce(
  (sum, picture) => sum + (picture.pixels?.count ?? 0), 0)}`;
const decisions = new Map(readDecisions());

function readDecisions() {
  try {
    return JSON.parse(localStorage.getItem(decisionsKey) ?? "[]");
  } catch {
    return [];
  }
}

function keepDecisions() {
  try {
    localStorage.setItem(decisionsKey, JSON.stringify([...decisions]));
  } catch {
    // A page without storage forgets them when it is closed.
  }
}

const canDecide = (picture) => failures.includes(picture.status) && picture.actual !== null;

const startingStatuses = statusNames.filter((name) => name !== "same");
const startingState = () => ({
  picture: null, view: "side", zoom: "fit", marks: true, status: new Set(startingStatuses),
  cause: "", deck: "", device: "", page: "", locale: "", search: "", sort: "status",
});
let state = startingState();

/** The rows that pass the filters, in their order. */
let shown = [];

function passes(picture, isSameShown = state.status.has("same")) {
  const isStatusShown = picture.status === "same" ? isSameShown : state.status.has(picture.status);
  if (!isStatusShown) return false;
  for (const [name, choice] of Object.entries(choices)) {
    if (state[name] && !choice.of(picture).includes(state[name])) return false;
  }
  return state.search.toLowerCase().split(/\s+/).every((word) => picture.words.includes(word));
}

function filterPictures() {
  const compare = orders[state.sort].compare;
  shown = pictures.filter((picture) => passes(picture)).sort((a, b) => compare(a, b) || a.index - b.index);
}

/** Unchanged pictures that would be shown if their status were. */
const collapsedCount = () =>
  state.status.has("same")
    ? 0 : pictures.reduce((count, picture) => count + (picture.status === "same" && passes(picture, true)), 0);

const selectedPicture = () => pictures.find((picture) => picture.key === state.picture) ?? null;

const isFiltered = () =>
  Object.keys(choices).some((name) => state[name]) || state.search !== "" || state.sort !== "status"
  || !isStartingStatus();
const isStartingStatus = () =>
  state.status.size === startingStatuses.length && startingStatuses.every((name) => state.status.has(name));

function hashOfState() {
  const words = new URLSearchParams();
  const start = startingState();
  for (const name of ["picture", "view", "zoom", "cause", "deck", "device", "page", "locale", "search", "sort"]) {
    if (state[name] !== start[name]) words.set(name, state[name]);
  }
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
  read("picture", (word) => pictures.some((picture) => picture.key === word));
  read("view", (word) => word in views);
  read("zoom", (word) => zooms.includes(word));
  read("sort", (word) => word in orders);
  read("search", () => true);
  for (const [name, choice] of Object.entries(choices)) read(name, (word) => choice.values.includes(word));
  state.marks = words.get("marks") !== "off";
  const names = words.get("status");
  if (names !== null) state.status = new Set(names.split(",").filter((name) => name in statuses));
}
