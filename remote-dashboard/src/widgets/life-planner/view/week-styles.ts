import styled from '@emotion/styled'

/** Hours fade out at an edge: it would cut through their digits. */
const hourFade = (to: 'top' | 'bottom') => `
  content: '';
  display: block;
  width: var(--gutter);
  height: 1rem;
  background: linear-gradient(to ${to}, transparent, var(--surface-1) 60%);
  pointer-events: none;
`

/** One day below the heads of seven: the day view, and a widget that is too narrow for seven columns. */
const oneDay = `
  --head: 3.5rem;
  & > .corner { display: none; }
  grid-template-columns: repeat(7, minmax(0, 1fr));
  & > .hours { grid-column: 1 / -1; grid-row: 3; width: var(--gutter); }
  & li { display: contents; }
  & li > .head { grid-column: var(--day); flex-direction: column; gap: 0.125rem; justify-content: center; }
  & li:not([data-chosen]) > :not(.head) { display: none; }
  & li[data-chosen] > .above { grid-column: 1 / -1; padding-left: var(--gutter); border-left: 0; }
  & li[data-chosen] > .above > * { grid-row: auto; }
  & li:not([data-holiday]) > .above { padding-top: 0; }
  & > .band { grid-column: 1 / -1; margin-left: var(--gutter); }
  & > .band:not([data-chosen]) { display: none; }
  & li[data-chosen] > .above::after { ${hourFade('top')} position: absolute; top: 100%; left: 0; }
  & li[data-chosen] > .body { grid-column: 1 / -1; grid-row: 3; margin-left: var(--gutter); }
  & li[data-chosen] > .head b { background: var(--surface-3); }
  & li[data-chosen][aria-current] > .head b { background: var(--accent-deep); }
`

/** Width of the hours, below which there is room for one day only. */
const ONE_DAY = '(max-width: 33.5rem)'
/** Height below which the hours would be too few: that day is then an agenda. */
const LOW = '(max-height: 16.125rem)'

/**
 * One day in a card that is too low for its hours: what is on, what is next, and what follows on this day and the next ones, a
 * line for each. What is over is above, where it scrolls; what has no hour is below, so that the next event comes first.
 */
const agenda = `
  --head: 3.25rem;
  --gutter: 3.25rem;
  grid-template-rows: auto;
  /* The fade of the lower edge is below the last line. Where lines appear as a whole there is none. */
  @supports not (animation-timeline: view()) { padding-bottom: 1.5rem; }
  & > .hours { display: none; }
  & ol > li:is([data-chosen], [data-chosen] ~ li:not([data-empty])) > :is(.above, .body) { grid-column: 1 / -1; grid-row: auto; display: grid; margin: 0; border: 0; background: none; }
  & ol > li:is([data-chosen], [data-chosen] ~ li) > .above { position: static; z-index: auto; padding: 0; }
  & ol > li:is([data-chosen], [data-chosen] ~ li) > .above > * { margin-left: var(--gutter); }
  & ol > li > .above:is(::before, ::after) { display: none; }
  & ol > li[data-chosen] ~ li:not([data-empty]) > .above::before { content: attr(data-name); position: static; display: block; width: auto; height: auto; margin-top: 0.375rem; padding: 0.5rem 0 0 0.625rem; border-top: 1px solid var(--hairline); background: none; color: var(--muted); font-weight: 600; font-size: var(--text-xs); }
  & ol > li[data-chosen] > .body { order: -1; min-height: 1.5rem; padding-top: 0.25rem; }
  /* Of a day that follows with a task and no event, the line of its task is all. */
  & ol > li[data-chosen] ~ li > .body:not(:has(> :not(.add))) { display: none; }
  & .body > :not(.add, .now) { position: static; order: 1; width: auto; height: auto; min-height: 2rem; padding: 0 0.625rem 0 0; border: 0; background: none; box-shadow: none; font-size: var(--text-sm); align-items: stretch; }
  & .body > .empty { max-width: none; margin: 0; padding: 0 0 0 var(--gutter); display: grid; align-content: center; justify-content: start; text-align: start; }
  & .body > .empty > span { display: none; }
  & .body > .empty::after { content: attr(data-short); }
  & .body > [data-over] { order: -1; }
  & .body > [data-lead] { min-height: 2.5rem; background: var(--tint); }
  & .body > button:hover { background: color-mix(in srgb, var(--tone) 24%, var(--surface-1)); }
  & .body > :not(.add, .now) > .text { position: static; max-height: none; flex: 1; display: grid; grid-template-columns: var(--gutter) minmax(0, 1fr) auto; align-items: center; }
  & .body > :not(.add, .now) > .text > :is(span, small, em) { display: block; animation: none; overflow: hidden; line-height: 1.5rem; text-overflow: ellipsis; white-space: nowrap; }
  & .body > :not(.add, .now) > .text > span { padding-left: 0.625rem; border-left: 3px solid var(--tone); }
  & .body > :not(.add, .now) > .text > small { order: -1; padding-left: 0.625rem; font-size: var(--text-xs); }
  & .body > :not(.add, .now) > .text > em { max-width: 8rem; padding-left: 0.75rem; color: var(--muted); font-size: var(--text-xs); font-style: normal; font-variant-numeric: tabular-nums; }
  & .body > [data-lead] > .text > :is(small, em) { color: var(--text); font-weight: 600; }
  & .now { position: relative; top: auto; order: 0; margin: 0.125rem 0 0.125rem calc(var(--gutter) + 1px); }
  @media (pointer: coarse) { & .body > :not(.add, .now, .empty) { min-height: 2.75rem; } }
  /* The lower edge cuts no line: it appears as a whole. The name of a day waits for the line below it. */
  @supports (animation-timeline: view()) {
    & .body > :not(.add, .now), & .above > *, & ol > li[data-chosen] ~ li > .above::before { animation: cadence-line linear both; animation-timeline: view(); animation-range: entry; }
    & ol > li[data-chosen] ~ li > .above::before { animation-timeline: view(block 0 2rem); }
  }
  /* A line is as wide as the week: the day below it, on which it is dropped, shows through. */
  & .body > [data-dragging] { background: color-mix(in srgb, var(--tone) 32%, var(--surface-1)); animation: none; opacity: 0.75; }
`

/** What an empty week or day says: in the middle of what is visible, on a ground of its own above the lines of the hours. */
const hint = `
  position: sticky;
  top: calc(50% - 1rem);
  z-index: 1;
  width: fit-content;
  padding: 0.5rem 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  color: var(--muted);
  font-size: var(--text-sm);
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
`

/** The scroll container of the hours. */
export const Scroll = styled.div`
  --gutter: 2.75rem;
  container-type: size;
  flex: 1;
  min-height: 0;
  /* Where nothing limits it, as in the small picture of a phone's edit mode. */
  height: 17rem;
  /* Without this, an element that gets the keyboard focus could be hidden below the sticky heads. */
  scroll-padding-top: 3.5rem;
  /* The hours go on to the edge of the card. */
  margin-bottom: -1.125rem;
  border-top: 1px solid var(--hairline);
  overflow: hidden auto;
  outline-offset: -2px;
  /* The heads are sticky: when their height changes, the hours below them are still at their place. An anchor would move them. */
  overflow-anchor: none;
  scrollbar-width: thin;
  /* No text is cut at the lower edge. */
  &::after { ${hourFade('bottom')} position: sticky; bottom: 0; z-index: 2; width: 100%; margin-top: -1rem; }
  @supports (animation-timeline: view()) {
    /* There the hours appear as a whole. */
    &::after { width: auto; margin-left: var(--gutter); }
    @container ${ONE_DAY} and ${LOW} { &::after { display: none; } }
  }
`

/** Heads, all-day events and hours are rows of one grid, so that all days line up. */
export const Days = styled.div`
  & > ol { display: contents; }
  @keyframes cadence-line { 0%, 94% { opacity: 0; } 95%, 100% { opacity: 1; } }
  @keyframes cadence-one-line { 0%, 99% { -webkit-line-clamp: 1; } }
  --hour: 2.5rem;
  --head: 2.25rem;
  position: relative;
  display: grid;
  grid-template-columns: var(--gutter) var(--widths);
  grid-template-rows: auto auto calc(24 * var(--hour));
  & > .corner { grid-row: 1 / 3; grid-column: 1; position: sticky; top: 0; z-index: 3; background: var(--surface-1); }
  & > .corner::after { ${hourFade('top')} position: absolute; top: 100%; }
  & > .hours { grid-row: 3; grid-column: 1; position: relative; color: var(--faint); font-size: var(--text-xs); line-height: 1; font-variant-numeric: tabular-nums; pointer-events: none; }
  & > .hours span { position: absolute; top: calc(var(--at) * var(--hour)); right: 0.5rem; translate: 0 -50%; }
  @supports (animation-timeline: view()) { & > .hours span { animation: cadence-line linear both; animation-timeline: view(block 0 -0.125rem); animation-range: entry; } }
  & li { display: grid; grid-row: 1 / 4; grid-column: calc(var(--day) + 1); grid-template-rows: subgrid; min-width: 0; }
  .head { grid-row: 1; position: sticky; top: 0; z-index: 3; display: flex; align-items: center; justify-content: center; gap: 0.375rem; min-width: 0; height: var(--head); padding: 0; border: 0; background: var(--surface-1); color: var(--muted); font-size: var(--text-xs); line-height: 1; }
  .head:focus-visible { outline-offset: -3px; border-radius: var(--radius-control); }
  .head b { display: grid; place-items: center; min-width: 1.75rem; height: 1.75rem; border-radius: 50%; color: var(--text); font-weight: 600; font-size: var(--text-sm); font-variant-numeric: tabular-nums; transition: background-color var(--fast) var(--ease); }
  /* Only today has a disc behind its number. On the other days its empty sides would keep the name away from its number. */
  @container (min-width: 33.51rem) { &[data-view='week'] li:not([aria-current]) > .head b { margin-inline: -0.375rem; } }
  .head:hover b { background: var(--surface-3); }
  li[aria-current] > .head { color: var(--text); }
  li[aria-current] > .head b { background: var(--accent-deep); color: var(--on-accent); }
  .above { grid-row: 2; position: sticky; top: var(--head); z-index: 3; display: grid; grid-auto-rows: minmax(1.625rem, auto); align-content: start; gap: 2px; min-width: 0; padding: 0 1px 0.25rem; background: var(--surface-1); border-bottom: 1px solid var(--hairline); }
  .above > .more { border: 0; padding: 0 0.375rem; background: transparent; color: var(--muted); font-size: var(--text-xs); text-align: start; border-radius: 6px; }
  .above > .more:hover { background: var(--surface-3); color: var(--text); }
  /* A band for each holiday, in the room that the rows above the hours leave for it. */
  & > .band { grid-row: 2; grid-column: calc(var(--day) + 1) / span var(--days); position: sticky; top: var(--head); z-index: 4; align-self: start; overflow: hidden; height: 1.375rem; margin-inline: 1px; padding-inline: 0.5rem; border-radius: 6px; background: color-mix(in srgb, var(--warm) 14%, var(--surface-1)); color: var(--muted); font-size: var(--text-xs); line-height: 1.375rem; text-overflow: ellipsis; white-space: nowrap; pointer-events: none; }
  & > .band[data-kind='public'] { background: color-mix(in srgb, var(--warm) 30%, var(--surface-1)); color: var(--text); }
  &[data-bands] .above { padding-top: 1.5rem; }
  .body { grid-row: 3; position: relative; min-width: 0; background: repeating-linear-gradient(to bottom, var(--hairline) 0 1px, transparent 1px var(--hour)) 0 0 / 100% var(--hour); }
  li + li > :is(.above, .body) { border-left: 1px solid var(--hairline); }
  @container (min-width: 33.51rem) { &[data-view='week'] li[aria-current] > .above { background: color-mix(in srgb, var(--accent) 5%, var(--surface-1)); } }
  li[aria-current] > .body, li[data-next] > .body { background-color: color-mix(in srgb, var(--accent) 5%, transparent); }
  li[data-next] > .head { color: var(--text); }
  .add { position: absolute; inset: 0; width: 100%; border: 0; background: transparent; cursor: default; }
  .add:focus-visible { outline-offset: -3px; }
  .now { position: absolute; inset-inline: 0; z-index: 2; top: calc(var(--from) / 60 * var(--hour)); height: 2px; background: var(--coral); pointer-events: none; }
  .now::before { content: ''; position: absolute; left: -4px; top: -3px; width: 8px; height: 8px; border-radius: 50%; background: inherit; }
  .empty { ${hint} max-width: calc(100% - 1rem); margin-inline: auto; }
  & > .free { ${hint} grid-row: 3; grid-column: 2 / -1; align-self: start; justify-self: center; }
  &[data-view='week'] .empty { display: none; }
  &[data-view='day'] { ${oneDay} & > .free { display: none; } }
  @container ${ONE_DAY} { & { ${oneDay} & > .free { display: none; } } &[data-view='week'] .empty { display: block; } }
  @container ${ONE_DAY} and ${LOW} { && { ${agenda} } }
`

/** An event. Its kind gives the colour of its edge and background. */
export const Block = styled.button`
  --tone: var(--accent);
  --tint: color-mix(in srgb, var(--tone) 14%, var(--surface-1));
  position: absolute;
  z-index: 1;
  top: calc(var(--from) / 60 * var(--hour) + 1px);
  left: calc(var(--column) / var(--columns) * 100% + 2px);
  width: calc(100% / var(--columns) - 4px);
  height: max(calc((var(--to) - var(--from)) / 60 * var(--hour) - 2px), 1.375rem);
  display: flex;
  flex-direction: column;
  padding: 0.1875rem 0.125rem 0.1875rem 0.375rem;
  border: 0;
  border-left: 3px solid var(--tone);
  border-radius: 6px;
  background: var(--tint);
  color: var(--text);
  font-size: var(--text-xs);
  line-height: 1.3;
  text-align: start;
  /* With hidden instead of clip, nothing inside would be sticky. */
  overflow: clip;
  /* A long word is divided as its language does it, where the browser knows how; else its end is left out. */
  hyphens: auto;
  word-spacing: 0.08em;
  @container (max-width: 48rem) { padding-inline: 0.25rem 1px; font-size: 0.75rem; letter-spacing: -0.01em; }
  @container ${ONE_DAY} { letter-spacing: 0; }
  touch-action: pan-y;
  user-select: none;
  -webkit-touch-callout: none;
  transition: background-color var(--fast) var(--ease);
  &[data-over] { --tint: color-mix(in srgb, var(--tone) 6%, var(--surface-1)); color: var(--muted); }
  &[data-kind='work'] { --tone: var(--mint); }
  &[data-kind='rest'] { --tone: var(--warm); }
  &[data-kind='exam'] { --tone: var(--coral); box-shadow: inset 0 0 0 1.5px var(--tone); }
  /* Of another calendar: an outline where the member's own events are filled. */
  &[data-source] { --tint: color-mix(in srgb, var(--tone) 5%, var(--surface-1)); box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--tone) 40%, transparent); }
  button&:hover { background: color-mix(in srgb, var(--tone) 24%, var(--surface-1)); }
  &:focus-visible { outline-offset: 1px; z-index: 2; }
  /* The text stays below the heads while the beginning of its event is scrolled away. */
  & > .text { position: sticky; top: calc(var(--head) + var(--above, 0px) + 0.1875rem); display: flex; flex-direction: column; }
  /* At the lower edge a title appears as one line, above the fade, and has its others when there is room for a second one. */
  @supports (animation-timeline: view()) {
    .body > & > .text > * { animation: cadence-line linear both, cadence-one-line linear both; animation-timeline: view(block 0 0.75rem); animation-range: entry 0% entry 1.3em, entry 0% entry 2.6em; }
  }
  /* The title has the lines that fit, the time what is left: the hours beside the days say it, too. */
  & > .text { max-height: calc(var(--lines, 100) * 1.3em); overflow: clip; }
  & > .text > span { flex: none; display: -webkit-box; overflow: hidden; font-weight: 550; text-overflow: ellipsis; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines, none); }
  & > .text > small { color: var(--muted); font-size: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > .text > em { display: none; }
  &[data-short] { flex-direction: row; align-items: center; gap: 0.375rem; padding-block: 0; }
  &[data-short] > .text, .above > & > .text { display: contents; }
  &[data-short] > .text > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-dragging] { z-index: 4; background: color-mix(in srgb, var(--tone) 32%, var(--surface-1)); box-shadow: var(--shadow); cursor: grabbing; pointer-events: none; }
  .above > & { position: static; width: auto; min-width: 0; height: auto; padding-block: 0; grid-row: var(--lane); line-height: 1.625rem; }
  .above > & > .text > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .above > &[data-goes-on] { border-left-color: transparent; }
`

/** A task that is due on a day: quieter than an event, with a ring of its subject's colour. */
export const Deadline = styled.button`
  display: flex;
  align-items: flex-start;
  gap: 0.25rem;
  min-width: 0;
  padding: 0 1px 0 0.1875rem;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: var(--text);
  font-size: var(--text-xs);
  text-align: start;
  @container (max-width: 43.99rem) { padding-left: 1px; }
  @container (min-width: 44rem) { padding-right: 0.25rem; }
  /* The hours below need the room of a second line. The text has it where one day is alone. */
  & > span { flex: 1; display: -webkit-box; min-width: 0; margin-block: 0.125rem; overflow: hidden; hyphens: auto; line-height: 1.0625rem; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  & i { flex: none; align-self: start; width: 0.4375rem; height: 0.4375rem; margin-top: 0.4375rem; border: 2px solid var(--tone); border-radius: 50%; }
  & > small { flex: none; margin-block: 0.125rem; color: var(--muted); font-size: inherit; line-height: 1.0625rem; font-variant-numeric: tabular-nums; }
  &:hover { background: var(--surface-3); }
  &:focus-visible { outline-offset: -2px; }
  &[data-late] { color: var(--amber); }
  &[data-late] i { background: var(--tone); }
  /* Seven columns have no room for the hour, which the name of the button has. */
  [data-view='week'] & > small { display: none; }
  [data-view='week'] & > span { -webkit-line-clamp: 1; }
  /* Alone on its day, it is hardly higher than the row with two lines. */
  .above > &:only-child > span { -webkit-line-clamp: 2; }
  @container (min-height: 20rem) { .above > &:only-child > span { -webkit-line-clamp: 3; } }
  @container ${ONE_DAY} { && > small { display: inline; } && > span { -webkit-line-clamp: 2; } }
`
