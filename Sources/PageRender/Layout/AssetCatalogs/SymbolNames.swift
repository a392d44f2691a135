/// The Bootstrap Icons drawn for system symbols, where the names differ by more than dots and hyphens, or
/// where the symbol's proportions are known.
enum SymbolNames {
  struct Counterpart {
    /// The icon's file name without its extension.
    let icon: String
    /// The width and height of the symbol in a square of 128, as Interface Builder recorded them (`<image
    /// catalog="system">`).
    let proportions: (width: Double, height: Double)?
  }

  /// Symbols that are Apple's trademarks, for which no icon may be drawn.
  static let marks: Set<String> = ["applelogo", "faceid", "homekit", "touchid"]

  static let counterparts: [String: Counterpart] = {
    var found: [String: Counterpart] = [:]
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      let sides = words.count > 2 ? words[2].split(separator: "x").compactMap { Double($0) } : []
      found[String(words[0])] = Counterpart(
        icon: String(words[1]), proportions: sides.count == 2 ? (sides[0], sides[1]) : nil)
    }
    return found
  }()

  /// One counterpart per line: the symbol, the icon, and the symbol's proportions if they are known.
  private static let list = """
    airplane.departure airplane
    ant bug
    ant.fill bug-fill
    antenna.radiowaves.left.and.right broadcast
    app.badge.checkmark app-indicator
    apple.terminal terminal 128x97
    apple.terminal.fill terminal-fill
    applewatch smartwatch
    archivebox archive
    archivebox.fill archive-fill
    arkit badge-ar
    arrow.backward arrow-left
    arrow.backward.circle arrow-left-circle
    arrow.backward.circle.fill arrow-left-circle-fill
    arrow.down.doc file-earmark-arrow-down
    arrow.down.right.and.arrow.up.left arrows-angle-contract
    arrow.down.to.line download
    arrow.forward arrow-right
    arrow.forward.circle arrow-right-circle
    arrow.forward.circle.fill arrow-right-circle-fill
    arrow.left.arrow.right arrow-left-right
    arrow.left.to.line arrow-bar-left
    arrow.right.doc.on.clipboard clipboard
    arrow.triangle.2.circlepath arrow-repeat
    arrow.triangle.branch bezier2
    arrow.turn.down.left arrow-return-left
    arrow.turn.down.right arrow-return-right
    arrow.turn.up.forward.iphone phone
    arrow.turn.up.left arrow-90deg-left
    arrow.turn.up.right arrow-90deg-right
    arrow.up.and.down arrows-expand
    arrow.up.arrow.down arrow-down-up
    arrow.up.doc file-earmark-arrow-up
    arrow.up.left.and.arrow.down.right arrows-angle-expand
    arrow.up.right.square box-arrow-up-right
    arrow.up.to.line upload
    arrow.uturn.backward arrow-90deg-left
    arrow.uturn.left arrow-90deg-left
    arrow.uturn.right arrow-90deg-right
    arrowshape.down arrow-down-square
    arrowshape.right arrow-right-square
    arrowshape.right.fill arrow-right-square-fill
    arrowshape.turn.up.forward forward
    arrowshape.turn.up.left reply
    arrowshape.turn.up.left.2 reply-all
    arrowshape.turn.up.left.2.fill reply-all-fill
    arrowshape.turn.up.left.fill reply-fill
    arrowshape.turn.up.right forward
    arrowshape.turn.up.right.fill forward-fill
    arrowshape.up arrow-up-square
    arrowtriangle.down caret-down
    arrowtriangle.down.fill caret-down-fill
    arrowtriangle.left caret-left
    arrowtriangle.left.fill caret-left-fill
    arrowtriangle.right caret-right
    arrowtriangle.right.fill caret-right-fill
    arrowtriangle.up caret-up
    arrowtriangle.up.fill caret-up-fill
    aspectratio aspect-ratio
    backward rewind
    backward.end skip-start
    backward.end.alt skip-backward
    backward.end.alt.fill skip-backward-fill
    backward.end.fill skip-start-fill
    backward.fill rewind-fill
    bag.badge.plus bag-plus
    bandage bandaid
    banknote cash
    banknote.fill cash
    barcode upc
    barcode.viewfinder upc-scan
    barometer speedometer
    battery.0 battery
    battery.100 battery-full
    battery.25 battery-half
    bell.badge bell
    bell.badge.fill bell-fill
    bitcoinsign currency-bitcoin
    bold type-bold
    bolt lightning
    bolt.fill lightning-fill
    book.closed book
    book.closed.fill book-fill
    bookmark.slash bookmark-x
    books.vertical journals
    books.vertical.fill journals
    bubble chat
    bubble.left chat-left
    bubble.left.and.bubble.right chat-dots
    bubble.left.fill chat-left-fill
    bubble.middle.bottom chat-square
    bubble.right chat-right
    bubble.right.fill chat-right-fill
    building.2 buildings
    building.2.fill buildings-fill
    building.columns bank
    building.columns.fill bank2
    bus bus-front
    bus.fill bus-front-fill
    calendar.badge.exclamationmark calendar-event
    calendar.badge.minus calendar-minus
    calendar.badge.plus calendar-plus
    camera.circle camera
    camera.viewfinder camera
    car car-front
    car.fill car-front-fill
    cart.badge.minus cart-dash
    cart.badge.plus cart-plus
    character.cursor.ibeam cursor-text
    chart.bar bar-chart
    chart.bar.doc.horizontal file-bar-graph
    chart.bar.fill bar-chart-fill
    chart.line.downtrend.xyaxis graph-down
    chart.line.uptrend.xyaxis graph-up
    chart.pie pie-chart
    chart.pie.fill pie-chart-fill
    chart.xyaxis.line graph-up
    checklist ui-checks
    checkmark check-lg
    checkmark.circle check-circle
    checkmark.circle.fill check-circle-fill
    checkmark.rectangle check-square
    checkmark.seal patch-check
    checkmark.seal.fill patch-check-fill
    checkmark.shield shield-check
    checkmark.shield.fill shield-fill-check
    checkmark.square check-square
    checkmark.square.fill check-square-fill
    chevron.backward chevron-left
    chevron.down chevron-down 128x70
    chevron.down.2 chevron-double-down
    chevron.down.square.fill caret-down-square-fill
    chevron.forward chevron-right
    chevron.left.2 chevron-double-left
    chevron.left.forwardslash.chevron.right code-slash
    chevron.right chevron-right 97x128
    chevron.right.2 chevron-double-right
    chevron.up chevron-up 128x70
    chevron.up.2 chevron-double-up
    chevron.up.chevron.down chevron-expand
    chevron.up.square caret-up-square
    circle circle 128x123
    circle.grid.3x3 grid-3x3-gap
    circle.grid.3x3.fill grid-3x3-gap-fill
    circle.grid.cross.fill diagram-2-fill
    circle.hexagongrid grid-3x3-gap
    circle.lefthalf.fill circle-half
    circle.lefthalf.filled circle-half
    circle.righthalf.filled circle-half
    clear backspace
    clock clock 128x121
    clock.arrow.circlepath clock-history
    cloud.bolt cloud-lightning
    cloud.bolt.fill cloud-lightning-fill
    cloud.bolt.rain cloud-lightning-rain
    cloud.bolt.rain.fill cloud-lightning-rain-fill
    cloud.heavyrain cloud-rain-heavy
    cloud.heavyrain.fill cloud-rain-heavy-fill
    cloud.rain cloud-rain 126x128
    creditcard credit-card
    creditcard.fill credit-card-fill
    crop.rotate crop
    cube box
    cube.box box-seam
    cube.box.fill box-seam-fill
    cube.fill box-fill
    cup.and.saucer cup-hot
    cup.and.saucer.fill cup-hot-fill
    cursorarrow cursor
    delete.left backspace
    delete.left.fill backspace-fill
    delete.right backspace-reverse
    deskclock alarm
    desktopcomputer pc-display
    diamond.fill suit-diamond-fill
    dice dice-5
    dice.fill dice-5-fill
    die.face.5 dice-5
    doc file-earmark
    doc.badge.plus file-earmark-plus
    doc.fill file-earmark-fill
    doc.fill.badge.plus file-earmark-plus-fill
    doc.on.clipboard clipboard
    doc.on.clipboard.fill clipboard-fill
    doc.on.doc files
    doc.on.doc.fill files
    doc.plaintext file-earmark-text
    doc.richtext file-earmark-richtext
    doc.text file-earmark-text 115x128
    doc.text.fill file-earmark-text-fill
    doc.text.magnifyingglass file-earmark-text
    doc.zipper file-earmark-zip
    document.on.document files
    dollarsign currency-dollar
    dollarsign.circle coin
    dollarsign.square cash-coin
    dot.radiowaves.left.and.right broadcast
    drop droplet
    drop.fill droplet-fill
    ellipsis three-dots
    ellipsis.bubble chat-dots
    ellipsis.bubble.fill chat-dots-fill
    ellipsis.circle three-dots
    ellipsis.message chat-dots
    envelope.badge envelope-exclamation
    eurosign currency-euro
    exclamationmark exclamation-lg
    exclamationmark.2 exclamation-lg
    exclamationmark.bubble chat-square-text
    exclamationmark.circle exclamation-circle
    exclamationmark.circle.fill exclamation-circle-fill
    exclamationmark.octagon exclamation-octagon
    exclamationmark.shield shield-exclamation
    exclamationmark.square exclamation-square
    exclamationmark.triangle exclamation-triangle
    exclamationmark.triangle.fill exclamation-triangle-fill 128x112
    externaldrive hdd
    externaldrive.fill hdd-fill
    face.dashed emoji-neutral
    face.smiling emoji-smile
    face.smiling.fill emoji-smile-fill
    fibrechannel hdd-network
    figure.stand.line.dotted.figure.stand people
    film.fill film
    flag.checkered flag
    flame fire
    flame.fill fire
    folder.badge.plus folder-plus
    forward fast-forward
    forward.end skip-end
    forward.end.alt skip-forward
    forward.end.alt.fill skip-forward-fill
    forward.end.fill skip-end-fill
    forward.fill fast-forward-fill
    fuelpump fuel-pump
    fuelpump.fill fuel-pump-fill
    gamecontroller controller
    gamecontroller.fill controller
    gauge speedometer2
    gauge.high speedometer2
    gauge.medium speedometer
    gauge.open.with.lines.needle.33percent speedometer2
    gear gear 128x122
    gearshape gear 128x123
    gearshape.2 gear-wide-connected
    gearshape.2.fill gear-wide-connected
    gearshape.fill gear-fill
    globe.badge.chevron.backward globe
    gobackward arrow-counterclockwise
    goforward arrow-clockwise
    graduationcap mortarboard
    graduationcap.fill mortarboard-fill
    hammer.fill hammer
    hand.point.up hand-index
    hand.point.up.left hand-index
    hand.tap hand-index
    hand.thumbsdown hand-thumbs-down
    hand.thumbsdown.fill hand-thumbs-down-fill
    hand.thumbsup hand-thumbs-up
    hand.thumbsup.fill hand-thumbs-up-fill
    heart.slash heartbreak
    heart.text.square clipboard-heart
    hifispeaker speaker
    hourglass.bottomhalf.fill hourglass-bottom
    hourglass.tophalf.fill hourglass-top
    house house 128x104
    house.fill house-fill 128x106
    humidity moisture
    humidity.fill moisture
    icloud cloud
    icloud.and.arrow.down cloud-arrow-down
    icloud.and.arrow.up cloud-arrow-up
    icloud.fill cloud-fill
    info info-lg
    internaldrive hdd
    ipad tablet
    iphone phone
    italic type-italic
    key.horizontal key
    keyboard.chevron.compact.down keyboard
    ladybug bug 128x122
    ladybug.fill bug-fill
    laptopcomputer laptop
    largecircle.fill.circle record-circle
    lightbulb.slash lightbulb-off
    line.3.horizontal list
    line.3.horizontal.decrease filter 128x73
    line.horizontal.3 list
    list.and.film film
    list.bullet list-ul
    list.bullet.clipboard clipboard-data
    list.bullet.rectangle card-list
    list.bullet.rectangle.portrait card-list
    list.clipboard clipboard-data
    list.dash list-ul
    list.number list-ol
    list.star card-checklist
    livephoto bullseye
    location cursor
    location.fill cursor-fill
    lock.open unlock
    lock.open.fill unlock-fill
    lock.shield shield-lock
    lock.shield.fill shield-lock-fill
    magazine newspaper
    magnifyingglass search 128x115
    mappin geo
    mappin.and.ellipse geo
    mappin.circle geo-alt
    mappin.circle.fill geo-alt-fill
    memorychip memory
    message chat
    message.fill chat-fill
    mic.circle mic
    mic.slash mic-mute
    mic.slash.fill mic-mute-fill
    minus dash-lg
    minus.circle dash-circle
    minus.circle.fill dash-circle-fill
    minus.magnifyingglass zoom-out
    minus.square dash-square
    minus.square.fill dash-square-fill
    multiply x-lg
    multiply.circle x-circle 128x123
    multiply.circle.fill x-circle-fill 128x123
    music.mic mic
    music.quarternote.3 music-note-beamed
    network globe
    newspaper.fill newspaper
    nosign slash-circle
    note.text sticky
    number hash
    opticaldisc disc
    paintbrush brush
    paintbrush.fill brush-fill
    paintpalette palette
    paintpalette.fill palette-fill
    paperplane send
    paperplane.fill send-fill
    pencil pencil 128x113
    pencil.circle pencil 128x120
    pencil.circle.fill pencil-fill
    pencil.tip pen
    person.2 people
    person.2.fill people-fill
    person.2.square.stack people
    person.3 people
    person.3.fill people-fill
    person.badge.minus person-dash
    person.badge.plus person-plus
    person.circle person-circle 128x120
    person.circle.fill person-circle 128x123
    person.crop.circle person-circle
    person.crop.circle.badge.checkmark person-check
    person.crop.circle.badge.plus person-plus
    person.crop.circle.badge.xmark person-x
    person.crop.circle.fill person-circle
    person.crop.circle.fill.badge.checkmark person-check-fill
    person.crop.circle.fill.badge.xmark person-x-fill
    person.crop.square person-square
    person.crop.square.fill person-square
    person.fill.badge.plus person-plus-fill
    person.text.rectangle person-vcard
    person.text.rectangle.fill person-vcard-fill
    phone telephone
    phone.arrow.up.right.fill telephone-outbound-fill
    phone.down telephone-x
    phone.down.fill telephone-x-fill
    phone.fill telephone-fill
    photo image
    photo.badge.plus file-image
    photo.fill image-fill
    photo.on.rectangle images
    photo.on.rectangle.angled images
    photo.stack images
    pills capsule-pill
    play.rectangle play-btn
    play.rectangle.fill play-btn-fill
    play.square play-btn
    playpause play
    playpause.fill play-fill
    plus plus-lg 128x113
    plus.app plus-square
    plus.bubble chat-left-dots
    plus.bubble.fill chat-left-dots-fill
    plus.magnifyingglass zoom-in
    plus.square.on.square plus-square
    plusminus plus-slash-minus
    powerplug plug
    powerplug.fill plug-fill
    puzzlepiece.extension puzzle
    qrcode qr-code
    qrcode.viewfinder qr-code-scan
    questionmark question-lg
    questionmark.app question-square
    questionmark.circle question-circle
    questionmark.circle.fill question-circle-fill
    questionmark.diamond question-diamond
    questionmark.square question-square
    quote.bubble chat-quote
    quote.opening quote
    rectangle.and.pencil.and.ellipsis input-cursor-text
    rectangle.expand.vertical arrows-expand
    rectangle.grid.1x2 view-stacked
    rectangle.grid.2x2 grid
    rectangle.inset.filled.and.person.filled person-video
    rectangle.portrait.and.arrow.right box-arrow-right
    rectangle.split.2x1 layout-split
    rectangle.stack collection
    rectangle.stack.fill collection-fill
    return arrow-return-left
    rhombus diamond
    rosette award
    rotate.left arrow-counterclockwise
    rotate.right arrow-clockwise
    ruler rulers
    safari compass 128x123
    safari.fill compass-fill 128x123
    sdcard sd-card
    server.rack hdd-stack
    shield.lefthalf.fill shield-shaded
    shippingbox box-seam
    shippingbox.fill box-seam-fill
    sidebar.left layout-sidebar
    simcard sim
    simcard.fill sim-fill
    slider.horizontal.3 sliders
    slider.vertical.3 sliders2-vertical
    smallcircle.filled.circle record-circle
    smiley emoji-smile
    smiley.fill emoji-smile-fill
    snowflake snow
    sparkle stars
    sparkles stars
    speaker volume-off
    speaker.fill volume-down-fill
    speaker.slash volume-mute
    speaker.slash.fill volume-mute-fill
    speaker.wave.1 volume-down
    speaker.wave.1.fill volume-down-fill
    speaker.wave.2 volume-up
    speaker.wave.2.fill volume-up-fill
    speaker.wave.3 volume-up
    speaker.wave.3.fill volume-up-fill
    speedometer speedometer2
    square.and.arrow.down box-arrow-down
    square.and.arrow.down.fill box-arrow-in-down
    square.and.arrow.up box-arrow-up 110x128
    square.and.arrow.up.fill box-arrow-up 117x128
    square.and.pencil pencil-square
    square.grid.2x2 grid
    square.grid.2x2.fill grid-fill
    square.grid.3x2 grid-3x2-gap
    square.grid.3x3 grid-3x3-gap
    square.grid.3x3.fill grid-3x3-gap-fill
    square.on.circle subtract
    square.on.square back
    square.split.2x1 layout-split
    square.stack stack
    square.stack.3d.up layers
    square.stack.3d.up.fill layers-fill
    square.stack.fill stack
    star star 128x116
    star.leadinghalf.filled star-half
    star.lefthalf.fill star-half
    staroflife asterisk
    sterlingsign currency-pound
    storefront shop
    strikethrough type-strikethrough
    suitcase.fill briefcase-fill
    sun.max sun
    sun.max.fill sun-fill
    switch.2 toggles
    tablecells table
    terminal terminal 128x93
    text.aligncenter text-center
    text.alignleft text-left
    text.alignright text-right
    text.book.closed journal-text
    text.bubble chat-left-text
    text.bubble.fill chat-left-text-fill
    text.cursor cursor-text
    text.justify justify
    text.quote quote
    textformat fonts
    textformat.size type
    thermometer.high thermometer-high
    thermometer.low thermometer-low
    thermometer.medium thermometer-half
    ticket ticket-perforated
    ticket.fill ticket-perforated-fill
    timer stopwatch
    tram train-front
    tram.fill train-front-fill
    trash trash 117x128
    tray inbox
    tray.and.arrow.down box-arrow-in-down
    tray.and.arrow.up box-arrow-up
    tray.fill inbox-fill
    underline type-underline
    video camera-video
    video.fill camera-video-fill
    video.slash camera-video-off
    video.slash.fill camera-video-off-fill
    viewfinder fullscreen
    wallet.bifold.fill wallet-fill
    wallet.pass wallet2
    wand.and.rays magic
    wand.and.stars magic
    wand.and.stars.inverse magic
    wave.3.right broadcast
    waveform soundwave
    waveform.badge.mic soundwave
    waveform.path.ecg activity
    wifi.exclamationmark wifi-off
    wifi.slash wifi-off
    wrench.and.screwdriver tools
    wrench.and.screwdriver.fill tools
    wrench.fill wrench-adjustable
    wrongwaysign sign-do-not-enter
    xmark x-lg
    xmark.circle x-circle
    xmark.circle.fill x-circle-fill
    xmark.octagon x-octagon
    xmark.octagon.fill x-octagon-fill
    xmark.rectangle x-square
    xmark.shield shield-x
    xmark.shield.fill shield-fill-x
    xmark.square x-square
    xmark.square.fill x-square-fill
    yensign currency-yen
    """
}
