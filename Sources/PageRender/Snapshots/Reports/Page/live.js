// What the page of `watch` has besides: it follows the files, chooses what is drawn, and explains views.

// MARK: The state

let isAway = false;
let refusal = "";

/** Shows each state that the server sends, once its new pictures are decoded. */
function listen() {
  const events = new EventSource("events");
  events.onopen = events.onerror = () => {
    isAway = events.readyState !== EventSource.OPEN;
    showNotices();
  };
  events.onmessage = async ({ data }) => {
    const next = JSON.parse(data);
    const known = new Set(pictures.map((picture) => picture.detail.actual));
    await Promise.all(next.details.flat().filter(({ actual }) => actual && !known.has(actual)).map((detail) =>
      Object.assign(new Image(), { src: address(detail.actual) }).decode().catch(() => {})));
    if (next.turn > (run.turn ?? 0)) showRun(next);
  };
}

/** Shows another state; what is open, scrolled or focused stays so. */
function showRun(next) {
  const told = () => state.picture && JSON.stringify([state.picture.detail, state.picture.live, state.picture.status]);
  const former = told();
  const isFirst = run.turn === undefined;
  const { key } = document.activeElement.dataset;
  takeRun(next);
  showNotices();
  makeFilters();
  if (isFirst) readHash(location.hash);
  if (!pictures.includes(state.base)) state.base = null;
  if (state.picture && !pictures.includes(state.picture)) state.picture = state.group = null;
  if (!groupsById.has(state.group)) state.group = state.picture?.groups[0].id ?? null;
  filterPictures();
  showFilters();
  showHeadline();
  showList();
  if (state.picture && told() === former && stage) showDetailHead();
  else {
    const place = inspected;
    const at = stage?.panes.map(({ window }) => [window.scrollLeft, window.scrollTop]) ?? [];
    showDetail();
    at.forEach((place, index) => stage?.panes[index]?.window.scrollTo(...place));
    if (place !== null) inspect(place);
  }
  if (key) focusShot(key);
}

/** A line for each fault, and for what the server says. */
function liveNotices() {
  const own = [isAway && "renderpages watch has ended, or is away", refusal].filter(Boolean).map((text) => ({ severity: "error", text, screens: 0 }));
  return [...own, ...run.problems ?? []].map((fault) => make("p", { class: `notice ${{ error: "failed", warning: "stale" }[fault.severity] ?? "recorded"}` },
    make("span", { dir: "auto", title: fault.text }, fault.text), fault.screens > 1 && make("span", { class: "quiet" }, `on ${number(fault.screens)} screens`), openLink(fault, "↗")));
}

/** A link that opens a place of a file in the editor. */
const openLink = (place, text) => place.file && make("a", {
  href: run.editor.replace("{path}", encodeURI(place.file)).replace("{line}", place.line).replace("{column}", place.column),
  title: `${place.file}:${place.line}`, "aria-label": text === "↗" ? "Open in the editor" : null,
}, text);

// MARK: Choosing

const axisNames = {
  device: "Devices", locale: "Languages", appearance: "Appearance", "content-size": "Text size", direction: "Direction",
  orientation: "Orientation", page: "Pages",
};

const liveMenus = () => run.menus.map(({ axis, isChosen, chosen, choices }) => make("button", {
  type: "button", class: isChosen ? "plain set" : "plain", "aria-haspopup": "dialog", onclick: () => openMenu(axis),
}, make("span", { class: "quiet" }, `${axisNames[axis]} `),
  chosen.length > 1 ? number(chosen.length) : shortened(choices.find(({ value }) => value === chosen[0])?.title ?? "", 20)));

/** Asks for other values of an axis; none are those of the command line. */
async function choose(axis, values) {
  const answer = await fetch("choose", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ axis, values: values.join() }),
  }).catch(() => null);
  refusal = answer?.ok ? "" : (await answer?.text()) ?? "renderpages watch does not answer";
  showNotices();
}

/** The values of an axis, of which those with a tick are drawn. Enter behind a search chooses what it finds first. */
function openMenu(axis) {
  const menu = run.menus.find((one) => one.axis === axis);
  if (!menu) return;
  const choices = menu.choices.toSorted((a, b) => menu.chosen.includes(b.value) - menu.chosen.includes(a.value));
  const inputs = choices.map(({ value }) => make("input", { type: "checkbox", value, checked: menu.chosen.includes(value) }));
  const labels = inputs.map((input, index) => make("label", { class: "check" }, input, make("bdi", {}, choices[index].title)));
  const search = make("input", { type: "search", placeholder: "Search", "aria-label": "Search", oninput: () => labels.forEach((label, index) => {
    label.hidden = !`${label.textContent} ${inputs[index].value}`.toLowerCase().includes(search.value.toLowerCase());
  }) });
  const dialog = make("dialog", { id: "menu", "aria-label": axisNames[axis], onclose: () => dialog.remove() }, make("form", {
    method: "dialog", onchange: () => choose(axis, inputs.filter((input) => input.checked).map((input) => input.value)), onsubmit: () => {
      const found = labels.findIndex((label) => !label.hidden);
      if (search.value && found >= 0) choose(axis, [inputs[found].value]);
    },
  }, make("h2", {}, axisNames[axis]), choices.length > 8 && search, make("div", { class: "values" }, labels),
    make("button", { class: "plain" }, "Close"), make("button", { type: "button", class: "plain", onclick: () => {
      choose(axis, []);
      dialog.close();
    } }, "As on the command line")));
  search.addEventListener("change", (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
}

/** Goes on to the next value of an axis. Text sizes end at the largest. */
function turn(axis, by = 1) {
  const menu = run.menus.find((one) => one.axis === axis);
  if (!menu) return;
  const values = [...menu.choices.map(({ value }) => value), ...(axis === "appearance" ? ["light,dark"] : [])];
  const place = values.indexOf(menu.chosen.join()) + by;
  choose(axis, [values[axis === "content-size" ? Math.min(Math.max(place, 0), values.length - 1) : place % values.length]]);
}

// MARK: Views

const over = { outlines: false, frames: false };
/** The place of the explained view among those of the open picture. */
let inspected = null;
let timer = 0;
const answers = new Map();

/** The JSON at an address, which is asked for once. */
function ask(address) {
  if (answers.size > 300) answers.clear();
  if (!answers.has(address)) answers.set(address, fetch(address).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null));
  return answers.get(address);
}

/** Of another picture the views are others, so it is part of the address. */
const questionOf = (picture) => `screen=${encodeURIComponent(picture.name)}&of=${encodeURIComponent(picture.detail.actual)}`;
const viewsOf = async (picture) => (picture.status === "failed" ? null : await ask(`views?${questionOf(picture)}`)) ?? [];

/** The pictures on the wall, which stay the same elements while they show the same, so that none flickers. */
const shots = new Map();
function liveShot(picture) {
  const told = JSON.stringify([over, state.marks, picture.index, picture.status, picture.detail.actual, picture.live.marks]);
  const known = shots.get(picture);
  if (known?.told === told) return known.element;
  const element = shot(picture, placeOf(picture));
  shots.set(picture, { told, element });
  addOver(element, picture, true);
  const { marks } = picture.live;
  if (marks.length > 0) element.querySelector(".caption").append(make("span", { class: marks[0].severity, title: "lint’s findings" }, ` ⚑${marks.length}`));
  return element;
}

/** Puts what is drawn over a picture into its parent: lint's marks, and outlines and frames of views. */
function addOver(parent, picture, isActual) {
  if (!isActual || !picture.has("actual")) return;
  const element = make("span", { class: "over", "data-over": picture.index, "aria-hidden": "true" });
  parent.append(element);
  fillOver(element);
  if (parent.matches(".canvas")) parent.addEventListener("mousemove", (event) => pointAt(picture, parent, event));
}

async function fillOver(element) {
  const picture = pictures[element.dataset.over];
  const isOpen = picture === state.picture && inspected !== null && element.parentElement.matches(".canvas");
  const views = over.outlines || over.frames || isOpen ? await viewsOf(picture) : [];
  const { width, height, scale, marks } = picture.live;
  const box = ([x, y, w, h], name, text) => make("span", { class: name, style:
    `left:${100 * x * scale / width}%;top:${100 * y * scale / height}%;width:${100 * w * scale / width}%;height:${100 * h * scale / height}%` }, text);
  element.replaceChildren(
    ...(over.outlines || over.frames ? views.map((view) => box(view.frame, "outline", over.frames && make("b", {}, view.frame.map(rounded).join(" ")))) : []),
    ...(state.marks && picture.status !== "failed" ? marks.filter((mark) => mark.areas.length > 0).map((mark) => box(mark.areas[0], `mark ${mark.severity}`)) : []),
    ...(isOpen && views[inspected] ? [box(views[inspected].frame, "hit")] : []));
}

const showOvers = () => document.querySelectorAll(".over").forEach(fillOver);

function turnOver(name) {
  over[name] = !over[name];
  showOvers();
}

/** The view in front of a place of the picture is the last one. */
async function pointAt(picture, canvas, event) {
  const area = canvas.getBoundingClientRect();
  const { width, height, scale } = picture.live;
  const x = (event.clientX - area.left) / area.width * width / scale;
  const y = (event.clientY - area.top) / area.height * height / scale;
  const place = (await viewsOf(picture)).findLastIndex(({ frame: [left, top, w, h] }) => x >= left && y >= top && x < left + w && y < top + h);
  if (place >= 0 && place !== inspected) inspect(place);
}

/** Goes on to the next view of the open picture. */
async function walk(by) {
  if (!stage) return;
  const { length } = await viewsOf(state.picture);
  if (length > 0) inspect(inspected === null ? (by > 0 ? 0 : length - 1) : (inspected + by + length) % length);
}

/** Tells which rules give a view its frame. */
function inspect(place) {
  inspected = place;
  showOvers();
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const { picture } = state;
    const view = picture && (await viewsOf(picture))[place];
    const lines = view && await ask(`why?${questionOf(picture)}&view=${view.view}`);
    if (!view || picture !== state.picture || place !== inspected) return;
    const [x, y, width, height] = view.frame.map(rounded);
    byId("view").replaceChildren(make("h3", {}, "View"),
      make("p", { dir: "auto" }, make("strong", {}, view.name), " ", make("span", { class: "quiet" }, view.class)),
      make("p", {}, `${width} × ${height} at ${x}, ${y} `, openLink(view, "↗")), ruleList((lines ?? []).slice(1).map((line) => line.replace(/^ {4}/, ""))));
  }, 60);
}

function liveFacts(picture) {
  if (inspected !== null && stage?.picture !== picture) inspected = null;
  const { marks } = picture.live;
  return [
    make("section", { id: "view", "aria-live": "polite" }, make("h3", {}, "View"), make("p", { class: "quiet" }, "Point at a view, or press . for the next one.")),
    marks.length > 0 && section("Lint", make("ul", { class: "sentences" }, marks.map((mark) =>
      make("li", { dir: "auto" }, make("span", { class: mark.severity }, mark.rule), `: ${mark.text} `, openLink(mark, "↗"))))),
    picture.live.file && section("Source", openLink(picture.live, `${picture.live.file.split("/").at(-1)}, line ${picture.live.line}`)),
  ];
}

// MARK: Words

const rounded = (value) => String(Math.round(value * 100) / 100);
const edges = {
  left: "left edge", right: "right edge", leading: "leading edge", trailing: "trailing edge", centerX: "middle across",
  centerY: "middle down", firstBaseline: "first baseline", lastBaseline: "last baseline",
};
const edgeName = (edge) => edges[edge] ?? edge;

/** A rule in words: `text.leading = cell.leading + 24 @1000` is "text's leading edge is cell's leading edge plus 24". */
function inWords(rule) {
  const [, told, more] = /^(.*?)((?:, by way of .*)?(?: \(.*\))?)$/.exec(rule);
  const parts = /^(.+)\.(\w+) (=|<=|>=|≤|≥) (?:([\d.]+) \* )?(.+?)(?: ([+-]) ([\d.]+))?(?: @(\d+))?$/.exec(told);
  if (!parts) return rule;
  const [, view, edge, relation, factor, right, sign, constant, priority] = parts;
  const [, other, otherEdge] = /^(.+)\.([A-Za-z]+)$/.exec(right) ?? [];
  return `${view}'s ${edgeName(edge)} is ${/[<≤]/.test(relation) ? "at most " : /[>≥]/.test(relation) ? "at least " : ""}`
    + (factor ? `${factor} times ` : "") + (other ? `${other}'s ${edgeName(otherEdge)}` : right)
    + (sign ? ` ${sign === "+" ? "plus" : "minus"} ${constant}` : "")
    + (priority && priority !== "1000" ? `, a wish of priority ${priority}` : "") + more;
}

/** A line of an explanation: `text.left = 24: text.leading = cell.leading + 24` begins with what it explains. */
function lineInWords(line) {
  const [, edge, value, rule] = /^(?:.+)\.(\w+) = ([-\d.]+): (.+)$/.exec(line) ?? [];
  if (rule) return `${edgeName(edge)} at ${rounded(value)}: ${inWords(rule)}`.replace(/^(width|height) at/, "$1");
  return line.startsWith("<- ") ? `as ${inWords(line.slice(3))}` : inWords(line);
}

/** The rule behind each edge and size; the chain of rules behind it, which is indented, unfolds. */
function ruleList(lines) {
  const rules = [];
  for (const line of lines) {
    if (line.startsWith(" ") && rules.length > 0) rules.at(-1).push(line.trim());
    else rules.push([line]);
  }
  const words = (tag, line) => make(tag, { title: line, dir: "auto" }, lineInWords(line).replaceAll(" @", " of priority "));
  return make("ul", { class: "sentences" }, rules.map(([rule, ...chain]) => (chain.length === 0 ? words("li", rule)
    : make("li", {}, make("details", {}, words("summary", rule), make("ul", { class: "quiet" }, chain.map((line) => words("li", line))))))));
}

// MARK: Keys

/** The open picture, or the one on the wall that has the focus. */
const livePicture = () => state.picture ?? pictures.find((picture) => picture.key === document.activeElement.dataset.key);

const liveKeys = [
  ["devices, languages, pages", { d: () => openMenu("device"), l: () => openMenu("locale"), p: () => openMenu("page") }],
  ["light, dark or both", { a: () => turn("appearance") }],
  ["larger, smaller text", { t: () => turn("content-size"), T: () => turn("content-size", -1) }],
  ["direction, orientation", { r: () => turn("direction"), o: () => turn("orientation") }],
  ["outlines of views, their frames", { v: () => turnOver("outlines"), f: () => turnOver("frames") }],
  ["next, previous view of the open picture", { ".": () => walk(1), ",": () => walk(-1) }],
  ["open in the editor", { e: () => (document.querySelector("#view a") ?? openLink(livePicture()?.live ?? {}, ""))?.click() }],
  ["save the picture", { s: () => livePicture()?.has("actual") && make("a", { href: address(livePicture().detail.actual), download: "" }).click() }],
];
