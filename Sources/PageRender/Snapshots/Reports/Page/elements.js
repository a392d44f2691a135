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
const layersBelow = (picture, kind) =>
  !picture.shared || kind === "difference" ? []
  : kind !== "actual" ? [picture.shared]
  : picture.sharedActual ? [picture.sharedActual] : [picture.expected, picture.shared];

/** What lies below a picture of which only a part is its own, as a style: transparent pixels are those of the one below. */
function below(picture, kind) {
  const paths = layersBelow(picture, kind);
  return paths.length === 0 ? null : `background: ${paths.map((path) => `url("${address(path)}") 0 0 / 100% 100%`).join(", ")}`;
}

/** A long text, cut for a row, never through a character. */
function shortened(text, limit = 400) {
  return text.length > limit ? [...text.slice(0, limit + 1)].slice(0, -1).join("") + "…" : text;
}

const badge = (status) =>
  make("span", { class: `badge ${status}` },
    make("span", { class: "sign", "aria-hidden": "true" }, statuses[status].sign), statuses[status].label);

/** What was decided of a picture, here or before. */
function decisionBadge(picture) {
  const decision = decisions.get(picture.key)?.decision ?? (picture.rejected ? "reject" : null);
  if (decision === null) return null;
  return decision === "accept"
    ? make("span", { class: "badge same", title: "To become the snapshot" }, "Accepted")
    : make("span", { class: "badge failed", title: picture.comment ?? "Somebody looked at it and did not want it" }, "Rejected");
}

/** Where a picture shows its page, without what is the same in most: `iPhone X · landscape · ar`. */
function placeOf(picture) {
  const axes = picture.axes;
  return [
    axes.deviceName,
    axes.orientation !== "portrait" && axes.orientation,
    axes.appearance !== "light" && axes.appearance,
    hasLocales && axes.locale,
    axes.contentSize !== "large" && axes.contentSize,
    axes.direction !== "ltr" && axes.direction,
  ].filter(Boolean).join(" · ");
}

const titleOf = (picture) => picture.axes.page + (picture.axes.step === null ? "" : ` › ${picture.axes.step}`);

function leadOf(picture) {
  if (picture.sentences.length) return picture.sentences[0];
  if (picture.status === "same" && picture.pixels) {
    return `${count(picture.pixels.count, "pixel differs", "pixels differ")}, within the tolerance.`;
  }
  return statuses[picture.status].says;
}
