/// The parts of the page that are the same for every run.
extension RenderGallery {
  static let content = """
    <p id="count" role="status"></p>
    <main></main>
    <p id="keys"><kbd>/</kbd> filter · arrow keys from picture to picture · <kbd>Enter</kbd> full size · <kbd>Esc</kbd> back</p>
    <dialog aria-label="Picture">
    <nav><span id="name"></span><span id="pixels"></span><button id="fit" title="Space">Full size</button>
    <a id="file" target="_blank">Open file</a><button id="previous" aria-label="Previous picture">‹</button>
    <button id="next" aria-label="Next picture">›</button><button id="close" aria-label="Close">✕</button></nav>
    <div id="stage"><img alt=""></div></dialog>
    """

  static let style = """

    header { gap: 8px 16px }
    #find { min-width: 170px; padding: 3px 8px }
    #size { width: 110px; vertical-align: middle }
    #count, #keys { margin: 16px 24px 0; color: var(--grey); font-size: 13px }
    #keys { margin: 32px 24px 24px }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: inherit; background: var(--page) }
    main { padding: 0 24px }
    section { margin-top: 32px; padding: 1px; content-visibility: auto; contain-intrinsic-size: auto 480px }
    h2 { margin: 0; font-size: 20px }
    h3 { margin: 16px 0 0; font-size: 13px; font-weight: 600; color: var(--grey) }
    .row { display: flex; flex-wrap: wrap; gap: 16px 20px; align-items: baseline; margin-top: 10px }
    figure { margin: 0; width: calc(var(--w) * var(--scale) * 1px); min-width: 60px }
    figure.strip { width: min(100%, 1000px) }
    /* Pictures stand on one line, the baseline of the box around each. */
    figure > :first-child { display: block; line-height: 0; color: inherit }
    figure img, figure .none i { display: inline-block; position: relative; width: calc(var(--w) * var(--scale) * 1px); height: calc(var(--h) * var(--scale) * 1px);
      background: var(--page); box-shadow: 0 0 0 1px var(--line); border-radius: 6px }
    figure.strip img { width: 100%; height: auto }
    figure .none i { background: none }
    figure .none i::before { content: "not drawn"; position: absolute; inset: 0; display: grid; place-items: center;
      font-style: normal; font-size: 12px; line-height: 1.3; color: var(--grey) }
    figcaption { margin-top: 6px; font-size: 12px; line-height: 1.3; color: var(--grey); overflow-wrap: anywhere }
    dialog { inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; background: var(--ground);
      color: var(--text) }
    @media (max-width: 700px) { header { position: static } }
    dialog[open] { display: flex; flex-direction: column }
    dialog nav { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; padding: 10px 24px; background: var(--page);
      border-bottom: 1px solid var(--line) }
    #name { font-weight: 600 }
    #pixels { color: var(--grey); margin-inline-end: auto }
    dialog button { border: 0; border-radius: 8px; padding: 5px 12px; background: var(--button); color: var(--text); cursor: pointer }
    dialog nav a { color: var(--accent) }
    #stage { flex: 1; min-height: 0; overflow: auto; display: flex; padding: 24px }
    #stage img { margin: auto; max-width: 100%; max-height: 100%; box-shadow: 0 0 0 1px var(--line); cursor: zoom-in }
    #stage.whole img { max-width: none; max-height: none; cursor: zoom-out }

    """

  static let script = """

    const find = document.getElementById("find"), by = document.getElementById("by"), size = document.getElementById("size"),
      main = document.querySelector("main"), count = document.getElementById("count"), dialog = document.querySelector("dialog"),
      shown = dialog.querySelector("img"), stage = document.getElementById("stage"), fit = document.getElementById("fit");
    const places = new Map(run.axes.map((axis, place) => [axis.id, place]));
    // The browser knows the languages' names; private and pseudo tags have none.
    const names = new Intl.DisplayNames(["en"], { type: "language" });
    const languages = run.axes[places.get("language")];
    languages.values = languages.values.map(tag => {
      try { const name = names.of(tag); return name && name != tag ? name + " · " + tag : tag; } catch { return tag; }
    });
    for (const option of document.querySelectorAll("#language option"))
      if (option.value) option.textContent = languages.values[option.value];
    const value = (picture, axis) => picture[3 + places.get(axis)];
    const title = (picture, axis) => run.axes[places.get(axis)].values[value(picture, axis)];
    const varied = run.axes.filter(axis => axis.values.length > 1).map(axis => axis.id);
    for (const picture of run.pictures) picture.words = (run.axes.map(axis => title(picture, axis.id)).join(" ") + " " + picture[0]).toLowerCase();

    function make(name, parent, text) {
      const element = document.createElement(name);
      if (text) element.textContent = text;
      return parent.appendChild(element);
    }
    // A section for each value of one axis, a row for each variant, and the values of another axis side by side.
    const columns = { page: "device", device: "page", language: "device" };
    let arranged = "";
    function arrange() {
      main.replaceChildren();
      const [sections, rows] = [new Map(), new Map()], column = columns[by.value];
      const others = varied.filter(axis => axis != by.value && axis != column);
      for (const picture of run.pictures) {
        const group = value(picture, by.value), key = [group, ...others.map(axis => value(picture, axis))].join();
        if (!sections.has(group)) {
          sections.set(group, make("section", main));
          make("h2", sections.get(group), title(picture, by.value));
        }
        if (!rows.has(key)) {
          const holder = make("div", sections.get(group));
          if (others.length) make("h3", holder, others.map(axis => title(picture, axis)).join(" · "));
          rows.set(key, make("div", holder));
          rows.get(key).className = "row";
        }
        const figure = make("figure", rows.get(key));
        if (picture[1] === null) figure.className = "strip";
        figure.style.setProperty("--w", picture[1] ?? 0);
        figure.style.setProperty("--h", picture[2] ?? 0);
        picture.figure = figure;
        if (picture[0] === null) {
          const none = make("div", figure);
          none.className = "none";
          make("i", none).setAttribute("aria-label", "not drawn");
        } else {
          const link = make("a", figure), image = make("img", link);
          link.href = image.dataset.address = picture[0];
          link.picture = picture;
          image.loading = "lazy";
          image.alt = run.axes.filter(axis => varied.includes(axis.id) || axis.id == "page").map(axis => title(picture, axis.id)).join(", ");
          image.src = picture[0];
        }
        make("figcaption", figure, title(picture, column));
      }
      arranged = by.value;
    }
    begin(() => {
      if (arranged != by.value) arrange();
      document.body.style.setProperty("--scale", size.value / 100);
      const words = find.value.toLowerCase().split(/\\s+/).filter(word => word);
      const menus = varied.map(axis => [axis, document.getElementById(axis)]).filter(([, menu]) => menu && menu.value);
      let visible = 0;
      for (const picture of run.pictures) {
        picture.figure.hidden = !words.every(word => picture.words.includes(word))
          || menus.some(([axis, menu]) => value(picture, axis) != menu.value);
        visible += !picture.figure.hidden;
      }
      for (const row of main.querySelectorAll(".row")) row.parentElement.hidden = !row.querySelector("figure:not([hidden])");
      for (const section of main.children) section.hidden = !section.querySelector("div:not([hidden]) > .row");
      count.textContent = visible == run.pictures.length ? `${visible} pictures` : `${visible} of ${run.pictures.length} pictures`;
    });

    // MARK: Full size

    const links = () => [...main.querySelectorAll("section:not([hidden]) > div:not([hidden]) > .row > figure:not([hidden]) > a")];
    let current = null;
    function open(link) {
      current = link;
      const picture = link.picture;
      shown.src = document.getElementById("file").href = picture[0];
      shown.alt = document.getElementById("name").textContent =
        run.axes.filter(axis => varied.includes(axis.id) || axis.id == "page" || axis.id == "device").map(axis => title(picture, axis.id)).join(" · ");
      if (!dialog.open) { dialog.showModal(); stage.classList.remove("whole"); fit.textContent = "Full size"; }
      stage.scrollTo(0, 0);
    }
    shown.onload = () => document.getElementById("pixels").textContent = `${shown.naturalWidth} × ${shown.naturalHeight} px`;
    // One pixel of the picture is one of the screen.
    function toggle() {
      const whole = stage.classList.toggle("whole");
      shown.style.width = whole ? shown.naturalWidth / devicePixelRatio + "px" : "";
      fit.textContent = whole ? "Fit" : "Full size";
    }
    // The picture beside, or the nearest one of the next row that has one in this column.
    function neighbour(link, key) {
      const all = links(), place = all.indexOf(link);
      if (key == "ArrowRight") return all[place + 1];
      if (key == "ArrowLeft") return all[place - 1];
      const box = element => element.getBoundingClientRect(), own = box(link);
      const rest = key == "ArrowDown" ? all.slice(place + 1) : all.slice(0, place).reverse();
      const outside = rest.filter(other => key == "ArrowDown" ? box(other).top >= own.bottom : box(other).bottom <= own.top);
      if (!outside.length) return undefined;
      const line = outside.filter(other => Math.abs(box(other).bottom - box(outside[0]).bottom) < 2);
      return line.reduce((best, other) => Math.abs(box(other).left - own.left) < Math.abs(box(best).left - own.left) ? other : best);
    }
    main.addEventListener("click", event => {
      const link = event.target.closest("a");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link);
    });
    const step = key => { const next = neighbour(current, key); if (next) open(next); };
    shown.onclick = fit.onclick = toggle;
    document.getElementById("previous").onclick = () => step("ArrowLeft");
    document.getElementById("next").onclick = () => step("ArrowRight");
    document.getElementById("close").onclick = () => dialog.close();
    dialog.addEventListener("close", () => { shown.style.width = ""; current?.focus(); });
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) {
        if (event.key == "Escape") event.target.blur();
        return;
      }
      const isArrow = event.key.startsWith("Arrow");
      if (dialog.open) {
        if (event.key == " " && event.target.tagName != "BUTTON") { event.preventDefault(); toggle(); }
        if (isArrow && !stage.classList.contains("whole")) { event.preventDefault(); step(event.key); }
      } else if (event.key == "/") {
        event.preventDefault();
        find.focus();
      } else if (isArrow && document.activeElement.picture) {
        const next = neighbour(document.activeElement, event.key);
        if (next) { event.preventDefault(); next.focus(); }
      }
    });

    """
}
