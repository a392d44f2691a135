// The menus: the values of each axis, of which the server draws those that are chosen.

const menuNames = {
  device: "Devices", locale: "Languages", appearance: "Appearance", "content-size": "Text size", direction: "Direction",
  orientation: "Orientation", page: "Pages",
};

const menuOf = (axis) => state.menus.find((menu) => menu.axis === axis);

const titleOf = (menu, value) => menu.choices.find((choice) => choice.value === value)?.title ?? value;

function showMenus() {
  byId("menus").replaceChildren(...state.menus.map((menu) => {
    const words = menu.chosen.length > 2 ? `${menu.chosen.length}` : menu.chosen.map((value) => titleOf(menu, value)).join(", ");
    return make("button", {
      type: "button", class: menu.isChosen ? "chosen" : null, "data-axis": menu.axis, onclick: () => openMenu(menu.axis),
      "aria-haspopup": "dialog",
    }, make("span", {}, `${menuNames[menu.axis] ?? menu.axis}: `), words);
  }));
}

/** Asks the server for other values of an axis; an empty text means those of the command line. */
async function choose(axis, values) {
  const answer = await fetch("choose", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ axis, values }),
  }).catch(() => null);
  byId("notice").hidden = answer?.ok ?? false;
  byId("notice").textContent = answer?.ok ? "" : (await answer?.text()) ?? "the live view does not answer";
}

function openMenu(axis) {
  const menu = menuOf(axis);
  const dialog = byId("menu");
  if (!menu || dialog.open) return;
  byId("menu-title").textContent = menuNames[axis] ?? axis;
  byId("menu-search").value = "";
  byId("menu-search").hidden = menu.choices.length < 9;
  // What is chosen stands first.
  const first = menu.choices.filter((choice) => menu.chosen.includes(choice.value));
  const rest = menu.choices.filter((choice) => !menu.chosen.includes(choice.value));
  byId("menu-choices").replaceChildren(...[...first, ...rest].map((choice) =>
    make("label", { "data-words": `${choice.title} ${choice.value}`.toLowerCase() },
      make("input", { type: "checkbox", value: choice.value, checked: menu.chosen.includes(choice.value) }),
      make("span", { dir: "auto" }, choice.title))));
  dialog.dataset.axis = axis;
  dialog.returnValue = "";
  dialog.showModal();
  (byId("menu-search").hidden ? byId("menu-choices").querySelector("input") : byId("menu-search")).focus();
}

const visibleBoxes = () => [...byId("menu-choices").querySelectorAll("label:not([hidden]) input")];

function applyMenu() {
  const values = [...byId("menu-choices").querySelectorAll("input:checked")].map((box) => box.value);
  const axis = byId("menu").dataset.axis;
  byId("menu").close();
  if (values.length > 0) choose(axis, values.join(","));
}

byId("menu-search").addEventListener("input", (event) => {
  const words = event.target.value.toLowerCase().split(/\s+/);
  for (const label of byId("menu-choices").children) {
    label.hidden = !words.every((word) => label.dataset.words.includes(word));
  }
});
byId("menu").addEventListener("keydown", (event) => {
  event.stopPropagation();
  const boxes = visibleBoxes();
  const place = boxes.indexOf(document.activeElement);
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const next = event.key === "ArrowDown" ? Math.min(place + 1, boxes.length - 1) : place - 1;
    (next < 0 && !byId("menu-search").hidden ? byId("menu-search") : boxes[Math.max(next, 0)])?.focus();
    event.preventDefault();
  } else if (event.key === "Enter" && event.target.tagName === "INPUT") {
    // Enter behind a search chooses the one that was found.
    if (event.target.type === "search" && event.target.value && boxes.length > 0) {
      for (const box of byId("menu-choices").querySelectorAll("input")) box.checked = box === boxes[0];
    } else if (event.target.type === "checkbox" && !event.target.checked) event.target.checked = true;
    event.preventDefault();
    applyMenu();
  }
});
byId("menu-apply").addEventListener("click", (event) => { event.preventDefault(); applyMenu(); });
byId("menu-cancel").addEventListener("click", () => byId("menu").close());
byId("menu-reset").addEventListener("click", () => { byId("menu").close(); choose(byId("menu").dataset.axis, ""); });

/** Goes on to the next value of an axis, or to the one before. */
function step(axis, by, { wraps = true } = {}) {
  const menu = menuOf(axis);
  if (!menu) return;
  const values = menu.choices.map((choice) => choice.value);
  let place = values.indexOf(menu.chosen[0]) + by;
  if (wraps) place = (place + values.length) % values.length;
  if (place >= 0 && place < values.length) choose(axis, values[place]);
}

/** Light, dark, both, and light again. */
function turnAppearance() {
  const chosen = menuOf("appearance")?.chosen ?? [];
  choose("appearance", chosen.length > 1 ? "light" : chosen[0] === "light" ? "dark" : "light,dark");
}
