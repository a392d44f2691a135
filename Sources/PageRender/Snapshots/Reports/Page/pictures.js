// What is told of a picture wherever it is shown.

/** The files over which a picture's own file lies, the nearest first; none of one that is whole. */
function layersBelow(picture, kind) {
  const { shared, sharedActual, expected } = picture.detail;
  if (kind === "actual" && sharedActual) return [sharedActual];
  if (!shared || kind === "difference") return [];
  return kind === "actual" ? [expected, shared] : [shared];
}

/** What lies below a picture of which only a part is its own, as a style: transparent pixels are those of the one below. */
function below(picture, kind) {
  const paths = layersBelow(picture, kind);
  return paths.length === 0 ? null : `background: ${paths.map((path) => `url("${address(path)}") 0 0 / 100% 100%`).join(", ")}`;
}

const badge = (status) =>
  make("span", { class: `badge ${status}` },
    make("span", { class: "sign", "aria-hidden": "true" }, statuses[status].sign), make("span", { class: "word" }, statuses[status].label));

/** What was decided of a picture, here or before. */
function decisionBadge(picture) {
  const { decision, comment } = decisionOf(picture) ?? (picture.rejected ? { decision: "reject", comment: picture.detail.comment } : {});
  const [sign, word, status, why] = decision === "accept" ? ["✓", "Accepted", "same", "To become the snapshot"]
    : ["✗", "Rejected", "failed", comment || "Somebody looked at it and did not want it"];
  return decision === undefined ? null : make("span", { class: `badge ${status} decision`, title: why },
    make("span", { class: "sign", "aria-hidden": "true" }, sign), make("span", { class: "word" }, word));
}

/** Where a picture shows its page, without what is the same in most: `iPhone X · landscape · ar`. */
function placeOf(picture) {
  const axes = picture.axes;
  return [
    axes.deviceName,
    axes.orientation !== "portrait" && axes.orientation,
    axes.appearance !== "light" && axes.appearance,
    (hasLocales || picture.name.split(".").includes(axes.locale)) && axes.locale,
    axes.contentSize !== "large" && axes.contentSize,
    axes.direction !== usualDirection(axes.locale) && axes.direction,
  ].filter(Boolean).join(" · ");
}

/** The direction in which a language is written, as far as the browser knows it. */
function usualDirection(locale) {
  try {
    const known = new Intl.Locale(locale);
    return (known.getTextInfo?.() ?? known.textInfo)?.direction ?? "ltr";
  } catch {
    return "ltr";
  }
}

function titleOf(picture) {
  const [page, step] = run.pages[run.columns.page[picture.index]];
  return page + (step === null ? "" : ` › ${step}`);
}

const leadOf = (picture) => (isGallery && (isLive || picture.status === "recorded") ? "" : picture.lead || statuses[picture.status].says);
