import styled from '@emotion/styled'

/** The column of a legal text: lines of at most 70 characters, numbered points, lists that show as lists. */
export const Prose = styled.div`
  counter-reset: point;
  display: grid;
  gap: 3.5rem;
  justify-self: start;
  min-width: 0;
  max-width: 28em;
  font-size: 1.0625rem;
  line-height: 1.7;
  overflow-wrap: break-word;

  section { counter-increment: point; }
  h2 { margin-bottom: 1rem; font-size: var(--text-xl); }
  h2::before {
    content: counter(point);
    content: counter(point) / '';
    /* Not a part of the line that is underlined. */
    display: inline-block;
    width: 100%;
    margin-bottom: 0.375rem;
    color: var(--faint);
    font: 500 var(--text-sm)/1.4 var(--font-text);
    letter-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  /* Where a link has led. */
  h2:focus { outline: none; text-decoration: underline 2px var(--accent); text-underline-offset: 0.3em; }
  h3 { margin: 1.75rem 0 0.5rem; font: 600 var(--text-md)/1.4 var(--font-text); letter-spacing: 0; }

  p + p, ul + p, dl + p { margin-top: 1rem; }
  ul { display: grid; gap: 0.5rem; margin-top: 0.75rem; padding-left: 1.25rem; list-style: disc; }
  li::marker { color: var(--faint); }
  strong { font-weight: 600; }
  code { font-size: 0.9em; overflow-wrap: anywhere; }
  a { text-underline-offset: 0.25em; text-decoration-color: var(--faint); }
  a:hover { text-decoration-color: currentColor; }

  dl { margin-top: 0.75rem; border-top: 1px solid var(--hairline); }
  dl > div { padding-block: 0.75rem; border-bottom: 1px solid var(--hairline); }
  dt { color: var(--muted); font-size: var(--text-sm); }
`
