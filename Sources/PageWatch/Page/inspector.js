// The inspector: the view under the pointer with the rule behind its frame, lint's marks, and all problems.

/** The views of a picture, and explanations, by address. */
const known = new Map();
/** The view that is shown: its screen, and its place in the list of views. */
let inspected = null;
let timer = 0;

/** The JSON at an address, fetched once; of 300 addresses the oldest are forgotten. */
function ask(address) {
  if (!known.has(address)) {
    known.set(address, fetch(address).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null));
    if (known.size > 300) known.delete(known.keys().next().value);
  }
  return known.get(address);
}

/** The picture is part of the address: another picture has other views. */
const viewsOf = (screen) => ask(`views?screen=${encodeURIComponent(screen.id)}&of=${screen.picture}`);
const whyOf = (screen, view) => ask(`why?screen=${encodeURIComponent(screen.id)}&view=${view}&of=${screen.picture}`);

/** A box over a picture, in points of its window. */
function box(screen, [x, y, width, height], name, ...children) {
  const element = make("div", { class: name }, ...children);
  const [full, tall] = [screen.width / screen.scale, screen.height / screen.scale];
  element.style.left = `${100 * x / full}%`;
  element.style.top = `${100 * y / tall}%`;
  element.style.width = `${100 * width / full}%`;
  element.style.height = `${100 * height / tall}%`;
  return element;
}

const rounded = (value) => String(Math.round(value * 100) / 100);

async function showOver(parts, screen) {
  const number = (parts.overs ?? 0) + 1;
  parts.overs = number;
  const boxes = [];
  if (screen.picture && !screen.isStale) {
    if (shown.outlines || shown.frames) {
      for (const view of (await viewsOf(screen)) ?? []) {
        const numbers = shown.frames && make("span", {}, view.frame.map(rounded).join(" "));
        boxes.push(box(screen, view.frame, "outline", numbers));
      }
    }
    if (shown.marks) for (const mark of screen.marks) for (const area of mark.areas.slice(0, 1)) boxes.push(box(screen, area, `mark ${mark.severity}`));
    if (inspected?.id === screen.id) {
      const view = ((await viewsOf(screen)) ?? [])[inspected.place];
      if (view) boxes.push(box(screen, view.frame, "hit"));
    }
  }
  // A later call knows more.
  if (parts.overs === number) parts.over.replaceChildren(...boxes);
}

/** Draws anew what is over the pictures of some screens. */
function showOverAll(...ids) {
  for (const screen of state.screens) {
    const parts = figures.get(screen.id);
    if (parts && (ids.length === 0 || ids.includes(screen.id))) showOver(parts, screen);
  }
}

async function pointAt(id, event) {
  const screen = screenOf(id);
  if (!screen?.picture || screen.isStale) return;
  const area = figures.get(id).stage.getBoundingClientRect();
  const x = (event.clientX - area.left) / area.width * screen.width / screen.scale;
  const y = (event.clientY - area.top) / area.height * screen.height / screen.scale;
  const views = (await viewsOf(screen)) ?? [];
  // The view in front is the last one.
  const place = views.findLastIndex(({ frame }) => x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]);
  if (place >= 0 && (inspected?.id !== id || inspected.place !== place)) inspect(id, place);
}

/** Shows a view and the rule behind it. */
function inspect(id, place) {
  const former = inspected?.id;
  inspected = { id, place };
  showOverAll(id, former ?? id);
  clearTimeout(timer);
  timer = setTimeout(showView, 60);
}

function leaveView() {
  if (!inspected) return;
  const { id } = inspected;
  inspected = null;
  showOverAll(id);
}

async function showView() {
  if (!inspected) return;
  const { id, place } = inspected;
  const screen = screenOf(id);
  const view = screen && ((await viewsOf(screen)) ?? [])[place];
  if (!view) return;
  const lines = (await whyOf(screen, view.view)) ?? [];
  if (inspected?.id !== id || inspected.place !== place) return;
  byId("view").replaceChildren(
    make("h2", { dir: "auto" }, view.name, " ", make("span", { class: "quiet" }, view.class)),
    make("p", {}, `${rounded(view.frame[2])} × ${rounded(view.frame[3])} at ${rounded(view.frame[0])}, ${rounded(view.frame[1])} `, openLink(view) ?? ""),
    ruleList(lines.slice(1).map((line) => line.replace(/^ {4}/, ""))));
}

const edges = {
  left: "left edge", right: "right edge", top: "top", bottom: "bottom", leading: "leading edge", trailing: "trailing edge",
  centerX: "middle across", centerY: "middle down", firstBaseline: "first baseline", lastBaseline: "last baseline",
};
const edgeName = (name) => edges[name] ?? name;

/** A rule in words: `text.leading = cell.leading + 24 @1000` is "text's leading edge is cell's leading edge plus 24". */
function inWords(rule) {
  const [, told, ...more] = /^(.*?)((?:, by way of .*)?(?: \(.*\))?)$/.exec(rule);
  const parts = /^(.+)\.(\w+) (=|<=|>=|≤|≥) (?:([\d.]+) \* )?(.+?)(?: ([+-]) ([\d.]+))?(?: @(\d+))?$/.exec(told);
  if (!parts) return rule;
  const [, view, edge, relation, factor, right, sign, constant, priority] = parts;
  const [, other, otherEdge] = /^(.+)\.([A-Za-z]+)$/.exec(right) ?? [];
  return `${view}'s ${edgeName(edge)} is ${{ "<=": "at most ", ">=": "at least ", "≤": "at most ", "≥": "at least " }[relation] ?? ""}`
    + (factor ? `${factor} times ` : "") + (other ? `${other}'s ${edgeName(otherEdge)}` : right)
    + (sign ? ` ${sign === "+" ? "plus" : "minus"} ${constant}` : "")
    + (priority && priority !== "1000" ? `, a wish of priority ${priority}` : "") + more.join("");
}

/** An explained frame's line: `text.left = 24: text.leading = cell.leading + 24` begins with what it explains. */
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
  return make("ul", {}, rules.map(([rule, ...chain]) => make("li", {}, chain.length === 0
    ? make("span", { title: rule }, lineInWords(rule))
    : make("details", {}, make("summary", { title: rule }, lineInWords(rule)),
      make("ul", { class: "chain" }, chain.map((each) => make("li", { title: each }, lineInWords(each))))))));
}

/** Goes on to the next view of the current screen, or to the one before. */
async function walk(by) {
  const screen = screenOf(current);
  if (!screen?.picture || screen.isStale) return;
  const views = (await viewsOf(screen)) ?? [];
  if (views.length === 0) return;
  const place = inspected?.id === current ? inspected.place + by : by > 0 ? 0 : views.length - 1;
  inspect(current, (place + views.length) % views.length);
}

function showMarks() {
  const screen = screenOf(current);
  const marks = shown.marks && screen ? screen.marks : [];
  byId("marks").hidden = marks.length === 0;
  byId("marks").replaceChildren(make("h2", {}, `Lint on ${screen?.page ?? ""}, ${screen?.device ?? ""}`), make("ul", {}, marks.map((mark) =>
    make("li", { class: mark.severity }, `${mark.rule}: ${mark.text} `, openLink(mark)))));
}

/** All faults above the wall, one line each, with the number of screens that have it. */
function showProblems() {
  const faults = Map.groupBy([...state.problems, ...state.screens.flatMap((screen) => screen.faults)],
    (fault) => JSON.stringify([fault.text, fault.file, fault.line]));
  byId("problems").hidden = faults.size === 0;
  byId("problems").replaceChildren(...[...faults.values()].map(([fault, ...others]) => make("li", { class: fault.severity, title: fault.text },
    make("span", { dir: "auto" }, fault.text), others.length > 0 && make("span", { class: "quiet" }, ` ×${others.length + 1} `), openLink(fault))));
}
