import styled from '@emotion/styled'

/** Widths at which the picture is at the left of its card, so that a window has three tools. */
export const PHONE = '(max-width: 639.98px)'

/** A card of the library: green for a new tool, from blue to violet for a Premium one. */
export const Card = styled.li`
  --edge: var(--hairline);
  --ground: var(--surface-1);
  --tile: var(--surface-3);
  --ink: var(--text);
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0.625rem 0.625rem 1rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius-card);
  background: var(--ground);
  transition: border-color var(--fast) var(--ease);
  &:hover { --edge: var(--outline); }
  @media ${PHONE} {
    &:not([data-awaited]) {
      display: grid;
      grid-template: 'picture head' auto 'picture text' 1fr 'picture foot' auto / min(6.5rem, 34%) minmax(0, 1fr);
      column-gap: 0.375rem;
      padding: 0.5rem;
      /* The picture shows what the icon does. */
      & > div > i { display: none; }
      & > p { margin-top: 0; }
    }
    &[data-awaited] {
      display: grid;
      grid-template: 'head foot' auto 'text text' auto / minmax(0, 1fr) auto;
      align-items: center;
      & > * { margin-block: 0; padding-block: 0; }
      & > p { grid-area: text; margin-top: 0.5rem; }
    }
  }
  &[data-look='new'] {
    --edge: color-mix(in srgb, var(--mint) 35%, transparent);
    --ground: linear-gradient(160deg, color-mix(in srgb, var(--mint) 12%, var(--surface-1)), var(--surface-1) 70%);
    --tile: color-mix(in srgb, var(--mint) 12%, var(--surface-1));
    --ink: var(--mint);
  }
  &[data-look='premium'] {
    --edge: transparent;
    --ground: linear-gradient(var(--surface-1), var(--surface-1)) padding-box, linear-gradient(150deg, color-mix(in srgb, var(--premium-from) 55%, var(--surface-1)), color-mix(in srgb, var(--premium-to) 55%, var(--surface-1))) border-box;
    --tile: linear-gradient(135deg, var(--premium-from), var(--premium-to));
    --ink: var(--on-accent);
  }
  &[data-look='new']:hover { --edge: var(--mint); }
  &[data-look='premium']:hover { --ground: linear-gradient(var(--surface-1), var(--surface-1)) padding-box, linear-gradient(150deg, var(--premium-from), var(--premium-to)) border-box; }
  /* The only tool of its section that can be had is as wide as the section, with its words beside the picture. */
  @media (min-width: 640px) {
    &:first-of-type:nth-last-of-type(-n + 2):not([data-awaited]):not(:has(+ :not([data-awaited]))) {
      display: grid;
      grid-template: 'picture head' auto 'picture text' 1fr 'picture foot' auto / minmax(0, 22rem) minmax(0, 1fr);
      grid-column: 1 / -1;
      column-gap: 1rem;
      padding-block-end: 0.625rem;
      & > :first-child { grid-area: picture; }
      @media (min-width: 1280px) {
        grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
        & > :first-child { aspect-ratio: 5 / 2; }
      }
    }
  }
  /* A tool that is not chosen yet is one line, where there is room for it. */
  &[data-awaited] { grid-column: 1 / -1; padding-block: 0.625rem; border-style: dashed; background: none; }
  @media (min-width: 640px) {
    &[data-awaited] { flex-direction: row; align-items: center; gap: 0.75rem; }
    &[data-awaited] > * { margin-block: 0; padding-block: 0; }
    &[data-awaited] > :last-child { margin-inline-start: auto; }
  }
  & > p { margin-top: 0.5rem; padding: 0 0.5rem; color: var(--muted); font-size: var(--text-sm); line-height: 1.5; overflow-wrap: anywhere; }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-top: 0.875rem;
  padding: 0 0.5rem;
  h3 { flex: 1; min-width: 0; font-size: var(--text-lg); line-height: 1.25; overflow-wrap: anywhere; }
  i { display: grid; flex: none; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: var(--radius-control); background: var(--tile); color: var(--ink); }
  button { margin: -0.25rem -0.5rem -0.25rem -0.25rem; }
  @media ${PHONE} { margin-top: 0.25rem; }
  button[aria-pressed='true'] { color: var(--amber); }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  margin-top: auto;
  padding: 0.875rem 0.5rem 0;
  button[data-there='true'] { margin-left: -0.75rem; padding-inline-end: 0; color: var(--muted); font-weight: 500; white-space: nowrap; }
  small { padding: 0 0.625rem; border-radius: var(--radius-pill); background: var(--tile); color: var(--ink); font-size: var(--text-xs); font-weight: 600; line-height: 1.5rem; }
  button[data-there='true'] svg { color: var(--mint); }
  @media ${PHONE} {
    column-gap: 0.25rem;
    padding: 0.25rem 0.25rem 0 0.5rem;
    &:not(:has([data-there='true'])) { padding-top: 0.75rem; }
    button[data-there='true'] { margin-left: -0.5rem; padding-inline-start: 0.5rem; }
    /* Beside the longest button there is no room in a narrow window: the mark is on the picture. */
    small { position: absolute; left: 0.875rem; bottom: 0.875rem; padding: 0 0.5rem; }
  }
`
