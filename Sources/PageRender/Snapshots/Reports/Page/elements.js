// Elements and words. Texts of the run only ever become text nodes or attributes.

const byId = (id) => document.getElementById(id);

/** An element with attributes, `on…` listeners and children; `null` and `false` children are left out. */
function make(tag, attributes = {}, ...children) {
  const element = tag.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4)) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const numberFormat = new Intl.NumberFormat("en");
const number = (value) => numberFormat.format(value);
const count = (value, one, many) => `${number(value)} ${value === 1 ? one : many}`;

/** A share of all pixels: `0.04 %`, never a `0 %` that hides a pixel. */
function percent(ratio) {
  const value = ratio * 100;
  if (value > 0 && value < 0.001) return "< 0.001 %";
  return `${new Intl.NumberFormat("en", { maximumSignificantDigits: 2 }).format(value)} %`;
}

/** The address of a file below the report's folder, whatever characters its name has. */
const address = (path) => "./" + path.split("/").map(encodeURIComponent).join("/");

/** The files over which a picture's own file lies, the nearest first; none of one that is whole. */
function layersBelow(picture, kind) {
  const { shared, sharedActual, expected } = picture.detail;
  if (!shared || kind === "difference") return [];
  if (kind !== "actual") return [shared];
  return sharedActual ? [sharedActual] : [expected, shared];
}

/** What lies below a picture of which only a part is its own, as a style: transparent pixels are those of the one below. */
function below(picture, kind) {
  const paths = layersBelow(picture, kind);
  return paths.length === 0 ? null : `background: ${paths.map((path) => `url("${address(path)}") 0 0 / 100% 100%`).join(", ")}`;
}

/** A long text, cut for a row, never through a character. */
function shortened(text, limit = 400) {
  return text.length > limit ? [...text.slice(0, limit + 1)].slice(0, -1).join("") + "…" : text;
}

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;
const charactersOf = (text) => (segmenter ? [...segmenter.segment(text)].map((part) => part.segment) : [...text]);

/** A name that is cut in its middle where it lacks room, as names differ at their ends. */
function name(text, tag = "span", attributes = {}) {
  const characters = text.length > 400 ? [...text] : charactersOf(text);
  const tail = characters.length > 16 ? Math.min(14, Math.floor(characters.length / 2)) : 0;
  return make(tag, { ...attributes, class: `cut ${attributes.class ?? ""}`, dir: "auto", title: shortened(text, 1000) },
    make("span", { class: "head" }, characters.slice(0, characters.length - tail).join("")),
    tail > 0 && make("span", { class: "tail" }, characters.slice(-tail).join("")));
}

const badge = (status) =>
  make("span", { class: `badge ${status}` },
    make("span", { class: "sign", "aria-hidden": "true" }, statuses[status].sign), make("span", { class: "word" }, statuses[status].label));

/** What was decided of a picture, here or before. */
function decisionBadge(picture) {
  const { decision, comment } = decisionOf(picture) ?? (picture.rejected ? { decision: "reject", comment: picture.detail.comment } : {});
  const [sign, word, status, why] = decision === "accept" ? ["✓", "Accepted", "same", "To become the snapshot"]
    : ["✗", "Rejected", "failed", comment || "Somebody looked at it and did not want it"];
  return decision === undefined ? null : make("span", { class: `badge ${status} decision`, title: why },
    make("span", { class: "sign", "aria-hidden": "true" }, sign), make("span", { class: "word" }, word));
}

/** Where a picture shows its page, without what is the same in most: `iPhone X · landscape · ar`. */
function placeOf(picture) {
  const axes = picture.axes;
  return [
    axes.deviceName,
    axes.orientation !== "portrait" && axes.orientation,
    axes.appearance !== "light" && axes.appearance,
    (hasLocales || picture.name.split(".").includes(axes.locale)) && axes.locale,
    axes.contentSize !== "large" && axes.contentSize,
    axes.direction !== "ltr" && axes.direction,
  ].filter(Boolean).join(" · ");
}

function titleOf(picture) {
  const [page, step] = run.pages[columns.page[picture.index]];
  return page + (step === null ? "" : ` › ${step}`);
}

const leadOf = (picture) => picture.lead || statuses[picture.status].says;
