import styled from '@emotion/styled'

/**
 * The whole window, also where the browser has no full screen (Safari on iPhone). The light is that of the time of day:
 * `--sky` above, `--horizon` below.
 */
export const RoomBox = styled.dialog`
  --sky: transparent;
  --horizon: color-mix(in srgb, var(--warm) 7%, transparent);
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
  &[data-time='morning'] { --sky: color-mix(in srgb, var(--accent) 9%, transparent); --horizon: color-mix(in srgb, var(--warm) 15%, transparent); }
  &[data-time='afternoon'] { --sky: color-mix(in srgb, var(--accent) 13%, transparent); --horizon: color-mix(in srgb, var(--accent) 5%, transparent); }
  &[data-time='evening'] { --sky: color-mix(in srgb, var(--accent-deep) 12%, transparent); --horizon: color-mix(in srgb, var(--coral) 15%, transparent); }
  @keyframes cadence-room { from { opacity: 0; } }
  &[open] { animation: cadence-room var(--slow) var(--ease); }
`

/** What goes to full screen: a dialog itself cannot. */
export const RoomScreen = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  width: 100%;
  height: 100%;
  padding: max(1rem, env(safe-area-inset-top)) max(1.25rem, env(safe-area-inset-right)) max(1.5rem, env(safe-area-inset-bottom)) max(1.25rem, env(safe-area-inset-left));
  --stars:
    radial-gradient(1.5px 1.5px at 9% 14%, var(--star) 50%, transparent), radial-gradient(1px 1px at 21% 31%, var(--star) 50%, transparent),
    radial-gradient(1px 1px at 33% 9%, var(--star) 50%, transparent), radial-gradient(1.5px 1.5px at 58% 6%, var(--star) 50%, transparent),
    radial-gradient(1px 1px at 71% 19%, var(--star) 50%, transparent), radial-gradient(1px 1px at 84% 8%, var(--star) 50%, transparent),
    radial-gradient(1.5px 1.5px at 91% 34%, var(--star) 50%, transparent), radial-gradient(1px 1px at 4% 46%, var(--star) 50%, transparent);
  background: var(--stars), linear-gradient(to top, var(--horizon), transparent 55%), linear-gradient(to bottom, var(--sky), transparent 60%), var(--page);
  overflow: clip;
  &::backdrop { background: var(--page); }
`

/** The way out, and the buttons below the scene. While a session runs, both fade until the member moves. */
export const Leave = styled.div`
  position: absolute;
  z-index: 2;
  top: max(1rem, env(safe-area-inset-top));
  right: max(1rem, env(safe-area-inset-right));
  transition: opacity 600ms var(--ease);
  [data-still] &:not(:has(:focus-visible)) { opacity: 0; }
`

export const RoomActions = styled.div`
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  transition: opacity 600ms var(--ease);
  [data-still] &:not(:has(:focus-visible)) { opacity: 0; }
  button { min-width: 8.5rem; border-radius: var(--radius-pill); }
`

/** The lamp with the words under its arc. `--lamp` is the width of the arc. */
export const Scene = styled.div`
  --lamp: min(112vw, 118dvh, 64rem);
  --tone: var(--warm);
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  min-height: 0;
  &[data-phase='ready'], &[data-phase='paused'] { --tone: color-mix(in srgb, var(--warm) 50%, var(--surface-3)); }
  &[data-phase='pause'] { --tone: var(--mint); }
  & > * { grid-area: 1 / 1; }
  & > svg { width: var(--lamp); height: auto; overflow: visible; }
  [data-track], [data-burning] { stroke-width: 1.75; }
  [data-spark] { r: 2.25px; }
  [data-flame] { r: 2px; }
  @keyframes cadence-breath { to { transform: scale(1.045); opacity: 1; } }
  /* The room breathes: four seconds in, four out. */
  &[data-phase='running'] [data-echo], &[data-phase='pause'] [data-echo] { transform-origin: 120px 120px; animation: cadence-breath 4s ease-in-out infinite alternate; }
`

/** The light of the lamp, around its dot. */
export const Glow = styled.i`
  width: var(--lamp);
  aspect-ratio: 1;
  translate: 0 calc(var(--lamp) * 0.225);
  background: radial-gradient(closest-side, color-mix(in srgb, var(--tone) 26%, transparent), color-mix(in srgb, var(--tone) 8%, transparent) 50%, transparent);
  opacity: 0.7;
  pointer-events: none;
  [data-phase='running'] > & { animation: cadence-breath 4s ease-in-out infinite alternate; }
`

/** The words under the arc. */
export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: clamp(0.5rem, 2dvh, 1.25rem);
  width: calc(var(--lamp) * 0.6);
  padding-top: calc(var(--lamp) * 0.1);
  text-align: center;
  /* Held upright, a phone has little room under the arc: the words stand below the lamp. */
  @media (max-aspect-ratio: 3 / 4) {
    width: min(84vw, 34rem);
    padding-top: 0;
    translate: 0 calc(var(--lamp) * 0.225 + 50% + 2rem);
  }
  h2 {
    display: -webkit-box;
    max-width: 100%;
    overflow: hidden;
    font-size: clamp(1.625rem, calc(var(--lamp) * 0.055), 3.5rem);
    line-height: 1.1;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  h2[data-long] { font-size: clamp(1.25rem, calc(var(--lamp) * 0.038), 2.25rem); line-height: 1.2; }
  [role='timer'] {
    color: var(--muted);
    font: 600 clamp(1.125rem, calc(var(--lamp) * 0.03), 1.75rem) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    word-spacing: -0.1em;
  }
`
