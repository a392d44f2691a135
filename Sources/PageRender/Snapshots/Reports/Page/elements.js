// Elements and words. Texts of the run only ever become text nodes or attributes.

const byId = (id) => document.getElementById(id);

/** An element with attributes, `on…` listeners and children; `null` and `false` children are left out. */
function make(tag, attributes = {}, ...children) {
  const element = tag.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4)) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// MARK: Words

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

// MARK: Dark and light, and the table of keys

/** Light where it was dark, or the other way round. */
function turnColours() {
  const root = document.documentElement.style;
  const isDark = root.colorScheme ? root.colorScheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.colorScheme = isDark ? "light" : "dark";
}

/** Fills the dialog of keys, each row with its keys and words. */
function makeHelp(rows) {
  byId("help-keys").replaceChildren(...rows.map(([keys, text]) =>
    make("div", {}, make("dt", {}, keys.map((key) => make("kbd", {}, key))), make("dd", {}, text))));
  byId("help-button").addEventListener("click", () => byId("help").showModal());
}

/** The neighbour of an element in the direction of an arrow key, among all in reading order. */
function neighbour(all, own, key) {
  const place = all.indexOf(own);
  if (key === "ArrowRight" || key === "ArrowLeft") return all[place + (key === "ArrowRight" ? 1 : -1)];
  const box = own.getBoundingClientRect();
  const isBeyond = (other) => (key === "ArrowDown" ? other.top >= box.bottom : other.bottom <= box.top);
  const distance = (other) => 4 * Math.abs(other.top - box.top) + Math.abs(other.left - box.left);
  const others = all.map((element) => [element, element.getBoundingClientRect()]).filter(([, other]) => isBeyond(other));
  return others.sort((a, b) => distance(a[1]) - distance(b[1]))[0]?.[0];
}
