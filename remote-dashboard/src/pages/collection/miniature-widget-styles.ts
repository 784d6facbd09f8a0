/** A length that is so many rems on the real dashboard. `--u` is what 1rem of it is here. */
const u = (rems: number) => `calc(var(--u) * ${rems})`

/** A filled rectangle as a background layer: colour, then place and size. */
const box = (colour: string, place: string, width: string, height: string) =>
  `linear-gradient(${colour} 0 0) no-repeat ${place} / ${width} ${height}`

/** The same in a row that is repeated downwards, as often as it fits whole. */
const rowBox = (colour: string, left: string, width: string, thick: number, row: number) =>
  `linear-gradient(transparent calc(50% - ${u(thick / 2)}), ${colour} 0 calc(50% + ${u(thick / 2)}), transparent 0) ${left} 0 / ${width} ${u(row)} no-repeat space`

/** An event in one of the planner's seven columns, in its first or second row. */
const event = (tone: string, column: number, row: 0 | 1) =>
  box(
    `color-mix(in srgb, var(--${tone}) 38%, var(--surface-1))`,
    `${((column / 7 + 0.01) / (1 - 0.125)) * 100}% ${u(row === 0 ? 5.4 : 8.6)}`,
    '12.5%',
    u(2.6),
  )

/**
 * Styles of the small widgets by id, as shapes by which a member recognises the real ones. `::before` is the content
 * beneath the header, `::after` the foot. A low widget has no foot.
 */
export const miniatureWidgets = `
  i {
    --u: calc(100cqw / 72);
    --ink: color-mix(in srgb, var(--muted) 42%, transparent);
    --strong: color-mix(in srgb, var(--text) 82%, transparent);
    position: relative;
    border: 1px solid var(--hairline);
    border-radius: ${u(1)};
    background: ${box('var(--ink)', `${u(1.1)} ${u(1.3)}`, u(0.9), u(0.9))}, ${box('var(--ink)', `${u(2.6)} ${u(1.45)}`, u(5), u(0.6))}, var(--surface-1);
    overflow: hidden;
    font: 700 ${u(3.4)} / 1 var(--font-display);
  }
  i::before, i::after { position: absolute; right: ${u(1.1)}; bottom: ${u(1.1)}; left: ${u(1.1)}; }
  i::before { content: ''; top: ${u(3.4)}; }
  i:not([data-low])::after { border-radius: ${u(0.75)}; }
  /* Personal Tracker: four figures with their captions. */
  [data-kind='1']::before {
    background:
      ${box('var(--mint)', `29% calc(50% + ${u(2)})`, '13%', u(0.35))},
      linear-gradient(90deg, var(--ink) 40%, transparent 0) 0 calc(50% - ${u(1.8)}) / 25% ${u(0.6)} repeat-x,
      linear-gradient(90deg, var(--strong) 28%, transparent 0) 0 50% / 25% ${u(1.5)} repeat-x,
      linear-gradient(90deg, var(--hairline) 1px, transparent 0) ${u(-0.8)} 50% / 25% ${u(5)} repeat-x;
  }
  /* Life Planner: a week, the present day, events. */
  [data-kind='2']::before {
    background:
      ${box('var(--strong)', '0 0', u(9), u(1.1))},
      ${[event('accent', 0, 0), event('mint', 0, 1), event('warm', 1, 0), event('accent', 3, 0), event('mint', 3, 1), event('accent', 4, 0), event('mint', 5, 0), event('accent', 6, 0), event('warm', 6, 1)].join(', ')},
      radial-gradient(circle, var(--accent-deep) 0 ${u(0.8)}, transparent ${u(0.85)}) no-repeat 41% ${u(2.6)} / ${u(2)} ${u(2)},
      linear-gradient(90deg, var(--ink) ${u(1.2)}, transparent 0) ${u(0.5)} ${u(3.3)} / calc(100% / 7) ${u(0.6)} repeat-x,
      linear-gradient(90deg, var(--hairline) 1px, transparent 0) 0 ${u(2.2)} / calc(100% / 7) 100% repeat-x;
  }
  /* ZenFlow: rings around a small sun. */
  [data-kind='3'] {
    background:
      radial-gradient(circle at 78% 34%, color-mix(in srgb, var(--warm) 75%, transparent) 0 ${u(1)}, transparent ${u(1.05)}),
      repeating-radial-gradient(circle at 78% 34%, transparent 0 ${u(1.9)}, color-mix(in srgb, var(--warm) 34%, transparent) ${u(2)} ${u(2.2)}, transparent ${u(2.3)}),
      var(--surface-1);
  }
  [data-kind='3']::before { background: ${box('var(--ink)', `0 calc(100% - ${u(1.2)})`, '80%', u(0.6))}, ${box('var(--ink)', '0 100%', '55%', u(0.6))}; }
  /* Timer and Focus Shield: the digits, over a bar or in a ring, and the button. */
  [data-kind='8']::before, [data-kind='4']::before { content: '25:00'; display: grid; place-items: center; bottom: ${u(4.6)}; font-variant-numeric: tabular-nums; letter-spacing: 0.02em; }
  [data-kind='8']::before { background: ${box('var(--ink)', '0 100%', '100%', u(0.35))}; }
  [data-kind='4']::before { background: radial-gradient(circle closest-side, transparent 89%, var(--muted) 90.5% 96.5%, transparent 98%); font-size: ${u(2.2)}; }
  [data-kind='8']:not([data-low])::after, [data-kind='4']:not([data-low])::after { content: ''; height: ${u(2.5)}; background: var(--surface-3); }
  [data-kind='4']::after { right: 34%; left: 34%; }
  [data-low]:is([data-kind='4'], [data-kind='8'])::before { bottom: ${u(1.1)}; }
  /* Mood Check: a question, five faces, the button. */
  [data-kind='5']::before {
    bottom: ${u(4)};
    background:
      ${box('var(--strong)', `0 calc(50% - ${u(2.6)})`, '62%', u(0.9))},
      radial-gradient(circle, transparent 0 ${u(0.85)}, var(--muted) ${u(0.9)} ${u(1.1)}, transparent ${u(1.15)}) 0 50% / 20% ${u(2.6)} repeat-x,
      linear-gradient(90deg, transparent 30%, var(--ink) 0 70%, transparent 0) 0 calc(50% + ${u(2.2)}) / 20% ${u(0.4)} repeat-x;
  }
  [data-kind='5']:not([data-low])::after { content: ''; height: ${u(2.5)}; background: var(--surface-3); }
  /* Daily Focus: three numbered goals, the first one done. */
  [data-kind='6']::before {
    background:
      ${box('var(--accent-deep)', '100% 13%', u(1.3), u(1.3))},
      ${[13, 50, 87].map((y) => `${box('var(--strong)', `0 ${y}%`, u(0.8), u(1.4))}, ${box('var(--ink)', `${u(2.4)} ${y}%`, '58%', u(0.7))}, ${box('var(--ink)', `100% ${y}%`, u(1.3), u(1.3))}`).join(', ')},
      ${box('var(--hairline)', '0 31%', '100%', '1px')},
      ${box('var(--hairline)', '0 69%', '100%', '1px')};
  }
  /* Daily Boost: a quotation behind its bar. */
  [data-kind='7']::before {
    top: 50%;
    bottom: auto;
    height: ${u(8)};
    transform: translateY(-50%);
    background:
      ${box('var(--warm)', '0 0', u(0.25), '100%')},
      ${[0, 1, 2].map((line) => box('var(--strong)', `${u(1.3)} ${u(0.5 + line * 1.9)}`, `${line === 2 ? 38 : 66}%`, u(0.95))).join(', ')},
      ${box('var(--ink)', `${u(1.3)} ${u(6.7)}`, '46%', u(0.6))};
  }
  /* To-do List: boxes to tick, the first one ticked, and the line for a new one. */
  [data-kind='9']::before {
    bottom: ${u(4.2)};
    background:
      ${box('var(--accent-deep)', `0 ${u(0.55)}`, u(1.1), u(1.1))},
      ${rowBox('var(--ink)', '0', u(1.1), 1.1, 2.2)},
      ${rowBox('var(--ink)', u(2.2), '64%', 0.7, 2.2)};
  }
  [data-kind='9']:not([data-low])::after { content: ''; height: ${u(2.5)}; border: 1px solid var(--hairline); background: var(--surface-2); }
  /* Taskboard: three columns of cards under their names. */
  [data-kind='11']::before {
    background:
      ${[0, 50, 100].map((x) => box('var(--strong)', `${x * 0.78}% 0`, '14%', u(0.8))).join(', ')},
      ${[
        [0, 0],
        [0, 1],
        [0, 2],
        [50, 0],
        [50, 1],
        [100, 0],
      ]
        .map(([x = 0, row = 0]) => box('var(--surface-3)', `${x}% ${u(2 + row * 3.4)}`, '31%', u(2.8)))
        .join(', ')};
  }
  /* Examens: exams with the bar of their subject, in how many days they are, and their title. */
  [data-kind='12']::before {
    background:
      ${[0, 1, 2]
        .map(
          (row) =>
            `${box('var(--accent-deep)', `0 ${u(row * 3.6)}`, u(0.4), u(2.6))}, ${box('var(--strong)', `${u(1.4)} ${u(row * 3.6 + 0.2)}`, '34%', u(0.9))}, ${box('var(--ink)', `${u(1.4)} ${u(row * 3.6 + 1.7)}`, '58%', u(0.6))}`,
        )
        .join(', ')};
  }
  /* NotePad: notes with a title and their first lines. */
  [data-kind='10']::before {
    background:
      ${[0, 6].map((y) => `${box('var(--strong)', `0 ${u(y)}`, '38%', u(0.9))}, ${box('var(--ink)', `0 ${u(y + 1.7)}`, '92%', u(0.6))}, ${box('var(--ink)', `0 ${u(y + 2.9)}`, '74%', u(0.6))}, ${box('var(--ink)', `0 ${u(y + 4.1)}`, '24%', u(0.45))}`).join(', ')},
      ${box('var(--hairline)', `0 ${u(5.2)}`, '100%', '1px')};
  }
`
