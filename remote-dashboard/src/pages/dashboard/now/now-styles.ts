import styled from '@emotion/styled'

/** The container of the queries below: the band is one row where the grid has twelve columns. */
export const Around = styled.div`
  container-type: inline-size;
  margin-bottom: 0.75rem;
`

/**
 * The lit surface. `--glow` is the light of its lamp, `--edge` its border, both by the time of day. All its states are
 * equally high: when records arrive from the account, nothing below moves.
 */
export const Band = styled.section`
  --glow: color-mix(in srgb, var(--warm) 16%, transparent);
  --edge: color-mix(in srgb, var(--warm) 20%, var(--hairline));
  --ground: var(--overlay);
  isolation: isolate;
  overflow: clip;
  display: grid;
  gap: 0.625rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius-card);
  background: var(--ground);
  &[data-time='morning'] { --glow: color-mix(in srgb, var(--accent) 20%, transparent); --edge: color-mix(in srgb, var(--accent) 28%, var(--hairline)); }
  &[data-time='evening'] { --glow: color-mix(in srgb, var(--warm) 26%, transparent); --edge: color-mix(in srgb, var(--warm) 30%, var(--hairline)); }
  &[data-time='night'] { --glow: color-mix(in srgb, var(--warm) 20%, transparent); --ground: var(--surface-1); }
  &[data-session='running'] { --glow: color-mix(in srgb, var(--warm) 32%, transparent); --edge: color-mix(in srgb, var(--warm) 42%, var(--hairline)); }
  /* In edit mode the one accent is the one that saves. */
  &[inert] { --accent-deep: var(--surface-3); --on-accent: var(--text); opacity: 0.6; }
  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 14rem);
    align-items: center;
    gap: 1.25rem;
    min-height: 6.5rem;
    padding: 1rem 1.25rem;
    &[data-first='event'] { grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); }
    & > * + * { padding-left: 1.25rem; border-left: 1px solid var(--hairline); }
  }
  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    &[data-first='event'] { grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); }
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
  &:has(label) { white-space: normal; }
  /* The question in one line: in two, the band would be higher than with a goal. */
  @container (max-width: 639.98px) { &:has(label) { font-size: var(--text-xs); } }
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
  @container (min-width: 900px) { font-size: var(--text-xl); }
`

/** The half of the band with the goal or the session: the lamp, the words, the button. */
export const FocusBox = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.625rem;
  min-height: 4rem;
  @container (min-width: 640px) { gap: 1rem; }
`
