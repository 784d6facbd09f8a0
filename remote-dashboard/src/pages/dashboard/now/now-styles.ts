import styled from '@emotion/styled'

/**
 * The container of the queries below: the band is one row where the grid has columns. Around the band, its light falls on
 * the page, so that the time of day is seen at a glance. While the cards are edited it steps back, and keeps its room, so that
 * none of them moves. On a phone it leaves that to the cards.
 */
export const Around = styled.div`
  position: relative;
  container-type: inline-size;
  margin-bottom: 0.75rem;
  html[data-editing] & > section { border-color: var(--hairline); background: var(--surface-1); }
  html[data-editing] & > section > * { opacity: 0.45; }
  @media (max-width: 639.98px) { html[data-editing] & { display: none; } }
  --cast: color-mix(in srgb, var(--warm) 16%, transparent);
  &:has([data-time='morning']) { --cast: color-mix(in srgb, var(--accent) 16%, transparent); }
  &:has([data-time='afternoon']) { --cast: transparent; }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    /* No wider than the page: it would scroll to the side. */
    inset: -11rem 0 -18rem;
    background: radial-gradient(closest-side, var(--cast), transparent);
    pointer-events: none;
  }
`

/**
 * The lit surface. `--glow` is the light of its lamp, `--edge` its border, `--sky` the light on its whole surface, all by
 * the time of day: a cool dawn with a warm horizon, daylight from above, the lamp of the evening, the last lamp of the
 * night, which is the brightest thing of a dark page. All its states are equally high: when records arrive from the account,
 * nothing below moves.
 */
export const Band = styled.section`
  --glow: color-mix(in srgb, var(--warm) 16%, transparent);
  --edge: color-mix(in srgb, var(--warm) 24%, var(--hairline));
  --ground: var(--overlay);
  --sky: linear-gradient(color-mix(in srgb, var(--accent) 8%, transparent), transparent 70%);
  position: relative;
  isolation: isolate;
  overflow: clip;
  display: grid;
  gap: 0.625rem;
  padding: 0.75rem 1.125rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius-card);
  background: var(--sky), var(--ground);
  &[data-time='morning'] {
    --glow: color-mix(in srgb, var(--accent) 20%, transparent);
    --edge: color-mix(in srgb, var(--accent) 34%, var(--hairline));
    --sky: radial-gradient(60% 110% at 72% 130%, color-mix(in srgb, var(--warm) 22%, transparent), transparent), linear-gradient(100deg, color-mix(in srgb, var(--accent) 14%, transparent), transparent 60%);
  }
  &[data-time='evening'] {
    --glow: color-mix(in srgb, var(--warm) 28%, transparent);
    --edge: color-mix(in srgb, var(--warm) 40%, var(--hairline));
    --sky: linear-gradient(95deg, color-mix(in srgb, var(--warm) 7%, transparent), transparent 75%);
  }
  &[data-time='night'] {
    --glow: color-mix(in srgb, var(--warm) 34%, transparent);
    --edge: color-mix(in srgb, var(--warm) 50%, var(--hairline));
    --sky: radial-gradient(70% 180% at 6% 50%, color-mix(in srgb, var(--warm) 14%, transparent), transparent);
    --ground: color-mix(in srgb, var(--warm) 5%, var(--overlay));
  }
  &:is([data-session='running'], [data-lead='reward']) { --glow: color-mix(in srgb, var(--warm) 34%, transparent); --edge: color-mix(in srgb, var(--warm) 46%, var(--hairline)); }
  @container (max-width: 639.98px) { & > * + * { padding-top: 0.625rem; border-top: 1px solid var(--hairline); } }
  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 15.5rem);
    align-items: center;
    gap: 1.25rem;
    min-height: 7.1875rem;
    padding: 1rem 1.125rem;
    &[data-lead='event'] { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    &[data-lead='reward'] { grid-template-columns: minmax(0, 1fr); }
    /* The question needs the room more than a morning without events does. */
    &:has(form) { grid-template-columns: minmax(0, 1fr) minmax(0, 12rem); }
    & > * + * { padding-left: 1.25rem; border-left: 1px solid var(--hairline); }
  }
  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    &[data-lead='event'] { grid-template-columns: minmax(0, 1fr) minmax(0, 24rem); }
    &:has(form) { grid-template-columns: minmax(0, 1fr) minmax(0, 18rem); }
  }
  /* What is next is above the right half of the cards, with their edges and their padding, and the line of the day beside it. */
  @container (min-width: 1080px) {
    &[data-lead='task']:not(:has(form)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 0.375rem;
      & > * { padding-right: 2.125rem; }
      & > * + * { padding: 0 0 0 1.125rem; }
    }
    &&:has(> [data-day-line]) { grid-template-columns: minmax(0, 1fr) minmax(0, 0.42fr) minmax(0, 0.58fr); }
    & > [data-day-line][data-day-line] { margin: 0 0 0 1.125rem; padding: 0; border: 0; }
  }
`

/** A line above a name that says what it is. */
export const Kicker = styled.p`
  overflow: hidden;
  color: var(--warm);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The name of a goal or a session: two lines at most. */
export const Name = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font: 650 var(--text-lg) / 1.2 var(--font-display);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &[data-short] { -webkit-line-clamp: 1; }
  @container (max-width: 639.98px) { font-size: 1.125rem; }
  @container (min-width: 900px) { font-size: var(--text-xl); }
`

/** The half of the band with the goal or the session: the lamp, the words, the button. */
export const FocusBox = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.625rem;
  min-height: 4.125rem;
  @container (min-width: 640px) { gap: 1rem; }
  /* On a phone the question has the whole width, and its field and the button stand below it. */
  @container (max-width: 639.98px) {
    &:has(> form) { gap: 0 0.625rem; }
    & > form { display: contents; }
    & > form > label { grid-area: 1 / 1 / auto / -1; }
    & > form > input { grid-area: 2 / 1 / auto / 3; }
    & > form ~ button { grid-area: 2 / 3; }
    & > [data-lamp]:has(+ form) { grid-area: 2 / 1; justify-self: start; }
  }
  /* Beside an event that is on, it waits: no light, a smaller name. */
  &[data-second] { min-height: 2.875rem; }
  &[data-second] > [data-lamp]::before, &[data-second] > [data-lamp]::after { display: none; }
  &[data-second] p { color: var(--muted); }
  &[data-second] p + p { color: var(--text); font-size: var(--text-md); }
  @container (min-width: 640px) { &[data-second] { gap: 0.75rem; } }
`
