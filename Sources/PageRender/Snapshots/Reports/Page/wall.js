// The wall of a gallery: all pictures that pass the filters, in sections, at the relative sizes of their screens.

/** Lays the wall anew. A section for each value of one axis, a row for each variant, another axis side by side. */
function showWall() {
  const wall = byId("wall");
  wall.hidden = !isGallery || isNarrow();
  byId("list-pane").hidden = isGallery && !isNarrow();
  if (wall.hidden) return;
  if (document.readyState === "loading") {
    // The page's end has the pictures' addresses.
    lacksDetails = true;
    return;
  }
  if (run.kind === "store") showStore(wall);
  else showSections(wall);
  if (shown.length === 0) wall.append(make("p", { class: "empty" }, emptyText(0)));
  sizeWall();
}

function showSections(wall) {
  const by = run.kind === "app" ? "deck" : state.sort;
  const column = by === "device" ? "page" : "device";
  // In a live view each page is one line.
  const others = isLive ? [] : Object.entries(choices).filter(([id, choice]) => choice.values.length > 1 && ![by, column, "deck", run.kind === "app" && "page"].includes(id));
  const isShown = new Set(shown);
  const [sections, lines] = [new Map(), new Map()];
  let deck = null;
  wall.replaceChildren();
  for (const group of groups) {
    for (const picture of group.pictures.filter((one) => isShown.has(one))) {
      const value = choices[by].of(picture);
      const key = JSON.stringify([picture.deck, value]);
      if (!sections.has(key)) {
        if (hasDecks && by !== "deck" && deck !== picture.deck) wall.append(make("h2", { dir: "auto" }, picture.deck));
        deck = picture.deck;
        sections.set(key, make("section", {}, make(hasDecks && by !== "deck" ? "h3" : "h2", { dir: "auto" }, valueTitle(by, value))));
        wall.append(sections.get(key));
      }
      const variant = others.map(([id, choice]) => valueTitle(id, choice.of(picture))).join(" · ");
      const line = `${key} ${variant}`;
      if (!lines.has(line)) {
        lines.set(line, make("div", { class: "line" }));
        sections.get(key).append(...(variant ? [make("p", { class: "quiet" }, variant)] : []), lines.get(line));
      }
      lines.get(line).append(isLive ? liveShot(picture) : shot(picture, valueTitle(column, choices[column].of(picture))));
    }
  }
}

/** A picture on the wall, with its caption; one that was not drawn keeps its place. */
function shot(picture, caption) {
  const [width, height] = run.papers[picture.index] ?? [];
  const isDrawn = picture.has("actual");
  return make("button", {
    type: "button", class: `shot ${picture.status}`, "data-key": picture.key, onclick: () => openPicture(picture),
    style: width && `--w:${width};--h:${height}`,
  }, isDrawn
    ? make("img", { src: address(picture.detail.actual), alt: `${titleOf(picture)}, ${placeOf(picture)}`,
      ...(isLive ? { decoding: "sync" } : { loading: "lazy", decoding: "async" }) })
    : make("span", { class: "none" }, "not drawn"),
  caption && make("span", { class: "caption" }, caption),
  picture.status === "failed" && picture.lead && !isLive && make("span", { class: "fault", dir: "auto" }, picture.lead));
}

/** A folder's sets as the App Store shows them: a search result with the first pictures, and the product page. */
function showStore(wall) {
  const sets = Map.groupBy(shown, (picture) => JSON.stringify([picture.deck, picture.deviceName]));
  wall.replaceChildren(...[...sets.values()].map((set) => {
    const [first] = set;
    const { locale, device, direction } = first.axes;
    const app = () => make("div", { class: "app" }, make("span", { class: "icon", "aria-hidden": "true" }, charactersOf(run.title)[0]),
      make("p", {}, make("b", { dir: "auto" }, run.title), make("span", { class: "quiet" }, first.deck)), make("span", { class: "get" }, "GET"));
    return make("section", { class: `set ${device}`, lang: locale, dir: direction },
      make("div", { class: "card search-result" }, make("h2", { dir: "ltr", lang: "en" }, "Search"), app(),
        make("div", { class: "strip", "aria-hidden": "true" }, set.slice(0, device === "phone" ? 3 : 2).map((picture) =>
          make("img", { src: address(picture.detail.actual), alt: "", loading: "lazy" })))),
      make("div", { class: "card product" }, make("h2", { dir: "ltr", lang: "en" }, `Product page · ${first.deviceName}`), app(),
        make("div", { class: "strip" }, set.map((picture) => shot(picture, null)))));
  }));
}

/** The size of the wall's pictures, in percent. */
let wallSize;

/** Makes the pictures of the wall larger or smaller; "fit" is the largest size at which all are in sight. */
function changeSize(value) {
  state.size = value === "fit" ? value : String(Math.min(Math.max(Math.round(value), 20), 250));
  sizeWall();
  keepState();
}

function sizeWall() {
  const wall = byId("wall");
  const show = (size) => {
    wallSize = size;
    wall.style.setProperty("--size", size / 100);
  };
  wall.classList.toggle("fitted", state.size === "fit");
  if (state.size !== "fit") show(Number(state.size));
  else {
    const largest = (isGood) => {
      let [least, most] = [19, 100];
      while (least < most) {
        show(Math.ceil((least + most) / 2));
        if (isGood()) least = wallSize;
        else most = wallSize - 1;
      }
      return least;
    };
    const isWhole = () => wall.scrollHeight <= wall.clientHeight;
    const isRow = () => [...wall.querySelectorAll(".line")].every((line) => line.firstChild.offsetTop === line.lastChild.offsetTop);
    // Less than three tenths is not read: the wall scrolls, and its lines are whole if that can be.
    let size = largest(isWhole);
    if (size < 30) size = Math.min(largest(isRow), 50);
    show(size > 19 ? size : 30);
  }
  if (byId("size")) byId("size").value = wallSize;
}
