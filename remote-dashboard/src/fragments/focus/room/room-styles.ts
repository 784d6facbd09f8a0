import { css } from '@emotion/react'
import styled from '@emotion/styled'

/** A phone in portrait. The name is above the arc, because the arc is too narrow for a name. */
const UPRIGHT = '(max-width: 39.98rem) and (max-aspect-ratio: 1 / 1)'
/** A low and wide screen, such as a phone in landscape. The lamp is beside the words. */
export const LOW = '(max-height: 30rem) and (min-aspect-ratio: 1 / 1)'

/** How much of the text's colour the spent part of the arc has: at least 1.5:1 on the page of each theme. */
export const TRACK_PERCENT = 24

/**
 * The whole window, also where the browser has no full screen (Safari on iPhone). The light is that of the time of day:
 * `--sky` above, `--horizon` below.
 */
export const RoomBox = styled.dialog`
  --sky: transparent;
  --floor: var(--place-flare, var(--warm));
  --horizon: color-mix(in srgb, var(--floor) 7%, transparent);
  --star: color-mix(in srgb, var(--text) 38%, transparent);
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--page);
  color: var(--text);
  overflow: hidden;
  &:not([data-time='night']) { --star: transparent; }
  &[data-time='morning'] { --sky: color-mix(in srgb, var(--accent) 9%, transparent); --horizon: color-mix(in srgb, var(--floor) 15%, transparent); }
  &[data-time='afternoon'] { --sky: color-mix(in srgb, var(--accent) 13%, transparent); --horizon: color-mix(in srgb, var(--accent) 5%, transparent); }
  &[data-time='evening'] { --sky: color-mix(in srgb, var(--accent-deep) 12%, transparent); --horizon: color-mix(in srgb, var(--coral) 15%, transparent); }
  &[data-pausing] { --horizon: color-mix(in srgb, var(--mint) 8%, transparent); }
  @keyframes cadence-room { from { opacity: 0; } }
  &[open] { animation: cadence-room var(--slow) var(--ease); }
`

/** Under other dialogs the place of the page's scroll bar stays free, so that nothing moves. The room covers all. */
export const wholeWidthCss = css`
  html:has(dialog[data-room]:modal) { scrollbar-gutter: auto; }
`

/** What goes to full screen: a dialog itself cannot. The eye finds the middle of a page a little above its true middle. */
export const RoomScreen = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  align-items: center;
  width: 100%;
  height: 100%;
  padding: max(1rem, var(--safe-top)) max(1.25rem, var(--safe-right)) max(1rem, 3.5dvh, var(--safe-bottom)) max(1.25rem, var(--safe-left));
  --stars:
    radial-gradient(1.5px 1.5px at 9% 14%, var(--star) 50%, transparent), radial-gradient(1px 1px at 21% 31%, var(--star) 50%, transparent),
    radial-gradient(1px 1px at 33% 9%, var(--star) 50%, transparent), radial-gradient(1.5px 1.5px at 58% 6%, var(--star) 50%, transparent),
    radial-gradient(1px 1px at 71% 19%, var(--star) 50%, transparent), radial-gradient(1px 1px at 84% 8%, var(--star) 50%, transparent),
    radial-gradient(1.5px 1.5px at 91% 34%, var(--star) 50%, transparent), radial-gradient(1px 1px at 4% 46%, var(--star) 50%, transparent);
  background: var(--stars), linear-gradient(to top, var(--horizon), transparent 55%), linear-gradient(to bottom, var(--sky), transparent 60%), var(--page);
  overflow: clip;
  &::backdrop { background: var(--page); }
`

/** The scenery of a Premium theme, behind the lamp. Its child ends at the horizon. */
export const Scenery = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  mask-image: linear-gradient(transparent 30%, #000 80%);
  opacity: 0.75;
  & > div { position: relative; height: 78%; }
`

/** The way out. While a session runs, it and the buttons fade until the member moves. */
export const Leave = styled.div`
  position: absolute;
  z-index: 2;
  top: max(1rem, var(--safe-top));
  right: max(1rem, var(--safe-right));
  transition: opacity 600ms var(--ease);
  [data-still] &:not(:has(:focus-visible)) { opacity: 0; }
`

/** The main button, and the quiet ones below it: all of them about one axis. */
export const RoomActions = styled.div`
  grid-area: actions;
  z-index: 1;
  display: grid;
  justify-items: var(--side, center);
  gap: 0.5rem;
  align-content: start;
  min-height: var(--actions-height, auto);
  margin-top: var(--above-actions);
  transition: opacity 600ms var(--ease);
  [data-still] &:not(:has(:focus-visible)) { opacity: 0; }
  button { border-radius: var(--radius-pill); }
  & > button { min-width: 9.5rem; }
  /* The surfaces of cards are cold on the warm ground. */
  & > [data-variant='secondary'] { --bg: color-mix(in srgb, var(--text) 8%, transparent); --edge: color-mix(in srgb, var(--text) 14%, transparent); }
  /* The edges of a pair are equally far from the axis. */
  & > div { display: flex; gap: 0.5rem; }
`

/** The lamp of the room with the light of its dot. `--lamp` is the width of the drawing, 240 of its units. */
export const Dial = styled.div`
  --tone: var(--place-ring, var(--warm));
  --track: color-mix(in srgb, var(--text) ${TRACK_PERCENT}%, transparent);
  grid-area: dial;
  position: relative;
  display: grid;
  justify-items: center;
  width: var(--lamp);
  &[data-phase='ready'], &[data-phase='paused'] { --tone: color-mix(in srgb, var(--place-ring, var(--warm)) 50%, var(--surface-3)); }
  &[data-phase='pause'] { --tone: var(--mint); }
  & > * { grid-area: 1 / 1; align-self: end; }
  & > svg:first-of-type { width: var(--lamp); height: auto; overflow: visible; }
  /* The widget's lamp is smaller, and its lines are wider. */
  & > svg { [data-track], [data-burning] { stroke-width: 2.25; } [data-spark] { r: 3.5px; } [data-flame] { r: 2px; } [data-spark], [data-flame] { fill: var(--tone); } }
  @keyframes cadence-breath { to { transform: scale(1.045); opacity: 1; } }
  /* The room breathes: four seconds in, four out. */
  &[data-phase='running'] [data-echo], &[data-phase='pause'] [data-echo] { transform-origin: 120px 120px; animation: cadence-breath 4s ease-in-out infinite alternate; }
`

/** The light of the lamp, around its dot. */
export const Glow = styled.i`
  width: var(--lamp);
  aspect-ratio: 1;
  /* Below the digits: it would tint them. */
  position: relative;
  z-index: -1;
  margin-block: calc(var(--lamp) * -0.45);
  background: radial-gradient(closest-side, color-mix(in srgb, var(--tone) 26%, transparent), color-mix(in srgb, var(--tone) 8%, transparent) 50%, transparent);
  opacity: 0.7;
  pointer-events: none;
  [data-phase='running'] > & { animation: cadence-breath 4s ease-in-out infinite alternate; }
`

/** A session or a pause: the name of the task, the lamp with the time that is left, the place in the series, the buttons. */
export const RoomLayout = styled.div`
  --lamp: min(92vw, 96dvh, 60rem);
  --digits: clamp(4rem, calc(var(--lamp) * 0.15), 8.75rem);
  /* The feet of the digits above the dot of the lamp. */
  --rise: calc(var(--lamp) * 0.09);
  --above-actions: clamp(1.25rem, 4dvh, 2.5rem);
  /* Room for two rows of buttons, even while there is one: otherwise the lamp would move when a pause begins or ends. */
  --actions-height: 6rem;
  isolation: isolate;
  display: grid;
  grid-template: 'dial' auto 'note' auto 'actions' auto / minmax(0, auto);
  justify-content: center;
  justify-items: center;
  text-align: center;
  h2 {
    grid-area: dial;
    z-index: 1;
    align-self: end;
    display: -webkit-box;
    max-width: calc(var(--lamp) * 0.5);
    margin-bottom: calc(var(--rise) + var(--digits) * 0.74 + var(--lamp) * 0.035);
    overflow: hidden;
    font-size: clamp(1.375rem, calc(var(--lamp) * 0.04), 2.25rem);
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [role='timer'] {
    margin-bottom: var(--rise);
    font: 650 var(--digits) / 0.74 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    word-spacing: -0.14em;
    white-space: nowrap;
  }
  @media ${UPRIGHT}, ${LOW} { [role='timer'][data-long] { font-size: calc(var(--digits) * 0.8); } }
  @media ${UPRIGHT} {
    --lamp: min(100vw - 2.5rem, 62dvh);
    padding-top: 6dvh;
    --digits: calc(var(--lamp) * 0.225);
    grid-template: 'name' auto 'dial' auto 'note' auto 'actions' auto / minmax(0, auto);
    h2 { grid-area: name; max-width: min(100%, 20rem); margin-bottom: calc(var(--lamp) * 0.14); font-size: clamp(1.375rem, 6.5vw, 1.75rem); -webkit-line-clamp: 3; }
  }
  @media ${LOW} {
    --lamp: min(50vw, 112dvh);
    --digits: calc(var(--lamp) * 0.215);
    --side: stretch;
    --actions-height: auto;
    grid-template: 'dial name' 1fr 'dial note' auto 'dial actions' 1fr / auto fit-content(18rem);
    align-items: center;
    column-gap: clamp(1.5rem, 6vw, 4rem);
    justify-items: start;
    text-align: start;
    h2 { grid-area: name; max-width: 100%; margin: 0 0 0.5rem; font-size: 1.625rem; -webkit-line-clamp: 3; }
  }
`

/** The sessions of today as strokes, and the place of this one in its series. */
export const Note = styled.p`
  grid-area: note;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 1.5rem;
  margin: 0;
  color: var(--muted);
  font-size: clamp(0.9375rem, calc(var(--lamp) * 0.02), 1.125rem);
  font-variant-numeric: tabular-nums;
  svg { height: 1.25rem; }
  [data-end]::before, [data-then]::before { content: '·'; margin-right: 0.75rem; }
  @media ${UPRIGHT}, ${LOW} {
    flex-wrap: wrap;
    justify-content: var(--side, center);
    row-gap: 0.125rem;
    /* Of a session, the times have a line of their own, below the place in the series. */
    &:has([data-then]) {
      &::after { content: ''; order: 1; flex-basis: 100%; }
      [data-end], [data-then] { order: 2; }
      [data-end]::before { content: none; }
    }
  }
`
