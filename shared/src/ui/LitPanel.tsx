import styled from '@emotion/styled'

/**
 * The panel of a screen that has nothing to show: a drawing, what it is about, and one button, in the light of a lamp. It fills
 * the rest of the window: `--above` is the height of the page above the panel.
 */
export const LitPanel = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.5rem;
  min-height: min(52rem, 100dvh - var(--above, 16rem) - 3rem - var(--bottom-bar, 0px));
  padding: 2rem 1.25rem 2.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  text-align: center;
  background: radial-gradient(42rem 24rem at 50% 0, color-mix(in srgb, var(--glow) 16%, transparent), transparent), var(--surface-1);
  & > div:first-of-type {
    margin-bottom: 1.5rem;
    @media (min-width: 768px) and (min-height: 52rem) { width: 28rem; }
  }
  h2 { font-size: var(--text-xl); }
  p { max-width: 34em; text-wrap: balance; margin-bottom: 1rem; color: var(--muted); }
`
