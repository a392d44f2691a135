// The top of the page: the verdict, what must be known before any picture, and the filters.

function showHeadline() {
  const bad = failures.reduce((sum, name) => sum + counts[name], 0);
  byId("title").textContent = run.title;
  const verdict = byId("verdict");
  verdict.className = bad ? "bad" : "good";
  verdict.textContent =
    pictures.length === 0 ? "No picture was compared."
    : bad === 0 ? `${count(pictures.length, "picture is", "pictures are")} as recorded.`
    : `${number(bad)} of ${count(pictures.length, "picture", "pictures")} ${bad === 1 ? "needs" : "need"} a look.`;
  if (bad === 0 && counts.recorded + counts.skipped > 0) {
    verdict.textContent = statusNames.filter((name) => counts[name])
      .map((name) => `${number(counts[name])} ${statuses[name].label.toLowerCase()}`).join(", ") + ".";
  }
}

function showNotices() {
  const failed = pictures.filter((picture) => picture.status === "failed");
  const notices = [];
  if (run.environmentDifferences.length) {
    notices.push(notice("environment", "This environment is not the one of the recording",
      "Pixels may differ through no fault of a page.",
      make("ul", {}, run.environmentDifferences.map((text) => make("li", { dir: "auto" }, text)))));
  }
  if (failed.length) {
    notices.push(notice("failed", `${count(failed.length, "page", "pages")} could not be drawn`,
      "Snapshots of pages that fail are kept.",
      make("ul", {}, failed.slice(0, 100).map((picture) =>
        make("li", {}, make("a", { href: "#", onclick: (event) => {
          event.preventDefault();
          openPicture(picture.key);
        } }, make("bdi", {}, picture.name)), " ",
          make("span", { dir: "auto" }, shortened(leadOf(picture)))))),
      failed.length > 100 && make("p", {}, `And ${number(failed.length - 100)} more in the list.`)));
  }
  if (run.stale.length && run.narrowedBy === null) {
    notices.push(notice("stale", count(run.stale.length, "stale snapshot", "stale snapshots"),
      "No page has these pictures any more; clean --delete removes them.",
      make("ul", { class: "paths" }, run.stale.map((path) =>
        make("li", {}, make("code", { dir: "auto" }, path))))));
  }
  if (run.narrowedBy !== null) {
    notices.push(notice("narrowed", "Not all pictures", "",
      make("p", {}, "This run was narrowed by ", make("bdi", {}, run.narrowedBy),
        ", so it does not tell which snapshots are stale.")));
  }
  byId("notices").replaceChildren(...notices);
}

/** Folded until asked for, so that the pictures keep their room. */
function notice(kind, title, why, ...content) {
  return make("details", { class: `notice ${kind}` },
    make("summary", {}, title), why && make("p", {}, why), ...content);
}

function makeFilters() {
  byId("statuses").replaceChildren(...statusNames.filter((name) => counts[name]).map((name) =>
    make("button", { type: "button", class: `chip ${name}`, "data-status": name, onclick: () => {
      if (!state.status.delete(name)) state.status.add(name);
      changeFilters();
    } }, make("span", { class: "sign", "aria-hidden": "true" }, statuses[name].sign), statuses[name].label,
      make("span", { class: "amount" }, number(counts[name])))));
  const menus = Object.entries(choices).filter(([, choice]) => choice.values.length > 1).map(([name, choice]) =>
    menu(name, choice.label,
      [["", `All ${choice.plural}`], ...choice.values.map((value) => [value, choice.name(value)])]));
  menus.push(menu("sort", "Order", Object.entries(orders).map(([name, order]) => [name, order.label])));
  byId("choices").replaceChildren(...menus);
  byId("search").addEventListener("input", (event) => {
    state.search = event.target.value;
    changeFilters();
  });
  byId("reset").addEventListener("click", resetFilters);
}

function menu(name, label, values) {
  return make("label", {}, make("span", { class: "unseen" }, label),
    make("select", { "data-choice": name, onchange: (event) => {
      state[name] = event.target.value;
      changeFilters();
    } }, values.map(([value, text]) => make("option", { value }, shortened(text, 60)))));
}

function resetFilters() {
  const start = startingState();
  for (const name of ["status", "search", "sort", ...Object.keys(choices)]) state[name] = start[name];
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
