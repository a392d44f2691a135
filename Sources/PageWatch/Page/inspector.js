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
    make("p", {}, `frame ${view.frame.map(rounded).join(" ")} `, openLink(view) ?? ""),
    ruleList(lines.slice(1).map((line) => line.replace(/^ {4}/, ""))));
}

/** The rule behind each edge and size; the chain of rules behind it, which is indented, unfolds. */
function ruleList(lines) {
  const rules = [];
  for (const line of lines) {
    if (line.startsWith(" ") && rules.length > 0) rules.at(-1).push(line.trim());
    else rules.push([line]);
  }
  return make("ul", {}, rules.map(([rule, ...chain]) => make("li", {}, chain.length === 0
    ? make("code", {}, rule)
    : make("details", {}, make("summary", {}, make("code", {}, rule)), make("pre", {}, chain.join("\n"))))));
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

function showProblems() {
  byId("problems").hidden = state.problems.length === 0;
  byId("problems").replaceChildren(make("h2", {}, "Problems"), faultList(state.problems));
}
