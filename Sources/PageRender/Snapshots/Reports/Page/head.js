// The top of the page: the verdict, what must be known before any picture, the decisions, and the filters.

function showHeadline() {
  byId("title").replaceChildren(name(run.title));
  if (run.language) byId("title").lang = run.language;
  const verdict = byId("verdict");
  verdict.className = failureCount ? "bad" : isGallery ? "" : "good";
  verdict.textContent = verdictText();
}

/** How many pictures nobody has decided about, and of how many causes. */
function verdictText() {
  const all = count(pictures.length, "picture", "pictures");
  if (pictures.length === 0) return isGallery ? "No picture was drawn." : "No picture was compared.";
  if (isLive && failureCount) return `${number(failureCount)} of ${number(pictures.length)} not drawn`;
  if (isGallery) return failureCount ? `${number(failureCount)} of ${all}: ${statuses.failed.says}` : all;
  if (failureCount === 0) {
    if (counts.recorded + counts.skipped === 0) return `${count(pictures.length, "picture is", "pictures are")} as recorded.`;
    return statusNames.filter((status) => counts[status])
      .map((status) => `${number(counts[status])} ${statuses[status].label.toLowerCase()}`).join(", ") + ".";
  }
  const causes = failureGroups.length > 1 ? `, ${count(failureGroups.length, "cause", "causes")}` : "";
  if (!hasDecisions()) return `${number(failureCount)} of ${all} ${failureCount === 1 ? "needs" : "need"} a look${causes}.`;
  const left = failureGroups.map((group) => group.pictures.filter((picture) => decisionOf(picture) === null).length);
  const open = pictures.reduce((sum, picture) => sum + (failures.includes(picture.status) && decisionOf(picture) === null), 0);
  if (open === 0) return `All ${number(failureCount)} are decided.`;
  return `${number(open)} of ${number(failureCount)} left, ${count(left.filter((amount) => amount > 0).length, "cause", "causes")}.`;
}

// Decisions: what somebody decided, about causes and about single pictures, kept by the browser for this very run.

const decisionsKey = `renderpages ${run.title} ${JSON.stringify(counts)} ${run.told.pixels.reduce((sum, value) => sum + value, 0)}`;
const decisions = readDecisions();

function readDecisions() {
  try {
    const { causes = [], pictures: single = [] } = JSON.parse(localStorage.getItem(decisionsKey) ?? "{}");
    return { causes: new Map(causes), pictures: new Map(single) };
  } catch {
    return { causes: new Map(), pictures: new Map() };
  }
}

function keepDecisions() {
  try {
    localStorage.setItem(decisionsKey, JSON.stringify({ causes: [...decisions.causes], pictures: [...decisions.pictures] }));
  } catch {
    // A page without storage forgets them when it is closed.
  }
}

const hasDecisions = () => decisions.causes.size + decisions.pictures.size > 0;

/** What was decided about a cause, or about a picture by itself. */
const ownDecision = ({ group, picture }) => (picture ? decisions.pictures.get(picture.key) : decisions.causes.get(group.id));

/**
 * What becomes of a picture: what was decided about it alone; else a rejection of any of its causes; else it is accepted once all
 * of its causes are. `null` while something of it is open.
 */
function decisionOf(picture) {
  if (!canDecide(picture)) return null;
  const own = decisions.pictures.size > 0 ? decisions.pictures.get(picture.key) : undefined;
  if (own) return own;
  if (decisions.causes.size === 0) return null;
  const made = picture.groups.map((group) => decisions.causes.get(group.id));
  const rejected = made.find((decision) => decision?.decision === "reject");
  return rejected ?? (made.length > 0 && made.every(Boolean) ? made[0] : null);
}

/** Notes what becomes of a cause or a picture; the same once more takes it back. */
function decide(target, decision) {
  note(target, ownDecision(target)?.decision === decision ? null : decision);
  showDecided();
}

function note({ group, picture }, decision) {
  const [map, key] = picture ? [decisions.pictures, picture.key] : [decisions.causes, group.id];
  if (decision === null) map.delete(key);
  else map.set(key, { decision, comment: map.get(key)?.comment });
}

/** Decides about all that the list shows, by causes where it shows them whole. */
function decideShown(decision) {
  const targets = isFiltered()
    ? shown.filter(canDecide).map((picture) => ({ picture })) : failureGroups.map((group) => ({ group }));
  const isUndone = targets.every((target) => ownDecision(target)?.decision === decision);
  for (const target of targets) note(target, isUndone ? null : decision);
  showDecided();
}

function showDecided() {
  keepDecisions();
  showHeadline();
  showDecisions();
  showList();
  revealSelection();
  if (isNarrow()) showDetailHead();
}

const decisionFile = () => `${JSON.stringify({
  format: 1,
  decisions: pictures.flatMap((picture) => {
    const made = decisionOf(picture);
    return made ? [{ picture: picture.key, decision: made.decision, ...(made.comment ? { comment: made.comment } : {}) }] : [];
  }),
}, null, 2)}\n`;

/** How many are decided, and what to do with that. */
function showDecisions() {
  const bar = byId("decisions");
  bar.hidden = !pictures.some(canDecide);
  if (bar.hidden) return;
  const open = shown.filter(canDecide).length;
  const made = pictures.map((picture) => decisionOf(picture)?.decision).filter(Boolean);
  const accepted = made.filter((decision) => decision === "accept").length;
  const words = made.length === 0 ? "Nothing is decided." : `${number(accepted)} accepted, ${number(made.length - accepted)} rejected.`;
  bar.replaceChildren(...[
    make("span", { role: "status" }, words),
    open > 1 && make("button", { type: "button", class: "plain", id: "accept-shown", title: "Accept what the list shows (A)",
      onclick: () => decideShown("accept") }, `Accept ${number(open)} shown`),
    open > 1 && make("button", { type: "button", class: "plain", id: "reject-shown", title: "Reject what the list shows (R)",
      onclick: () => decideShown("reject") }, `Reject ${number(open)} shown`),
    made.length > 0 && make("button", { type: "button", class: "plain", id: "download", onclick: saveDecisions }, "Download decisions"),
    made.length > 0 && make("code", { title: "Carries them out" }, "renderpages approve --decisions decisions.json"),
  ].filter(Boolean));
}

/** Saves the file. Its text is made when it is asked for, as that of many pictures is long. */
function saveDecisions() {
  const link = make("a", { download: "decisions.json",
    href: `data:application/json;charset=utf-8,${encodeURIComponent(decisionFile())}` });
  link.click();
}

function showNotices() {
  byId("notices").replaceChildren(...(isLive ? liveNotices() : [
    run.environmentDifferences.length > 0 && notice("environment", "This environment is not the one of the recording",
      "Pixels may differ through no fault of a page.", bullets(run.environmentDifferences)),
    run.origins.length > 0 && notice("origins", "PageRender draws differently than when the snapshots were recorded",
      "Changes of its own are told apart from yours.", bullets(run.origins)),
    counts.failed > 0 && notice("failed", `${count(counts.failed, "page", "pages")} could not be drawn`,
      isGallery ? "" : "Snapshots of pages that fail are kept.",
      bullets(pictures.filter((picture) => picture.status === "failed").slice(0, 100), (picture) => [make("a", { href: "#", onclick: (event) => {
        event.preventDefault();
        openPicture(picture);
      } }, make("bdi", {}, picture.name)), " ", make("span", { dir: "auto" }, shortened(leadOf(picture)))]),
      counts.failed > 100 && make("p", {}, `And ${number(counts.failed - 100)} more in the list.`)),
    run.stale.length > 0 && run.narrowedBy === null && notice("stale", count(run.stale.length, "stale snapshot", "stale snapshots"),
      "No page has these pictures any more; clean --delete removes them.",
      bullets(run.stale.slice(0, 1000), (path) => make("code", { dir: "auto" }, path)),
      run.stale.length > 1000 && make("p", {}, `And ${number(run.stale.length - 1000)} more; clean lists them.`)),
    run.against && notice("narrowed", "Compared with another commit", "",
      make("p", {}, "The expected pictures were drawn from ", make("bdi", {}, run.against), "; nothing is there to approve.")),
    run.narrowedBy !== null && notice("narrowed", "Not all pictures", "",
      make("p", {}, "This run was narrowed by ", make("bdi", {}, run.narrowedBy), ", so it does not tell which snapshots are stale.")),
  ].filter(Boolean)));
}

const bullets = (items, content = (text) => text) => make("ul", {}, items.map((item) => make("li", { dir: "auto" }, content(item))));

/** Folded until asked for, so that the pictures keep their room. */
function notice(kind, title, why, ...content) {
  return make("details", { class: `notice ${kind}` },
    make("summary", {}, title), why && make("p", {}, why), ...content);
}

function makeFilters() {
  byId("statuses").replaceChildren(...statusNames.filter((status) => counts[status] && !(isGallery && (isLive || failureCount === 0))).map((status) =>
    make("button", { type: "button", class: `chip ${status}`, "data-status": status, onclick: () => {
      if (!state.status.delete(status)) state.status.add(status);
      changeFilters();
    } }, make("span", { class: "sign", "aria-hidden": "true" }, statuses[status].sign), statuses[status].label,
      make("span", { class: "amount" }, number(counts[status])))));
  const menus = isLive ? liveMenus() : Object.entries(choices).filter(([, choice]) => choice.values.length > 1).map(([id, choice]) =>
    menu(id, choice.label, [["", `${choice.label}: all`], ...choice.values.map((value) => [value, valueTitle(id, value)])]));
  if (isGallery && !isLive) {
    menus.push(make("label", { class: "size" }, make("span", { class: "unseen" }, "Size of the pictures"),
      make("input", { type: "range", id: "size", min: "20", max: "250", step: "5", oninput: (event) => changeSize(event.target.value) })));
  }
  if (!["store", "app", "watch"].includes(run.kind)) menus.push(menu("sort", "Order", Object.entries(orders).map(([id, order]) => [id, order.label])));
  byId("choices").replaceChildren(...menus);
}

function menu(id, label, values) {
  return make("label", {}, make("span", { class: "unseen" }, label),
    make("select", { "data-choice": id, onchange: (event) => {
      state[id] = event.target.value;
      changeFilters();
    } }, values.map(([value, text]) => make("option", { value }, shortened(text, 60)))));
}

function resetFilters() {
  const start = startingState();
  for (const id of ["status", "search", "sort", ...Object.keys(choices)]) state[id] = start[id];
  changeFilters();
}

/** The filters as the state has them. */
function showFilters() {
  for (const chip of byId("statuses").children) {
    chip.setAttribute("aria-pressed", String(state.status.has(chip.dataset.status)));
  }
  for (const select of byId("choices").querySelectorAll("select")) {
    select.value = state[select.dataset.choice];
    select.classList.toggle("set", state[select.dataset.choice] !== startingState()[select.dataset.choice]);
  }
  if (byId("search").value !== state.search) byId("search").value = state.search;
  byId("reset").hidden = !isFiltered();
}
