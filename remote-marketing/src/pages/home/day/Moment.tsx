import styled from '@emotion/styled'

const phone = '@media (max-width: 59.99rem)'
const desktop = '@media (min-width: 60rem)'

/** A moment of the day, hung on the line: `at` is the height of its dot, `hang` that of its text, in px. */
export const Moment = styled('li', { shouldForwardProp: (name) => name !== 'at' && name !== 'hang' })<{
  at: number
  hang: number
}>`
  position: relative;
  display: grid;
  gap: 0.5rem;
  align-content: start;
  &::before, &::after { content: ''; position: absolute; }
  &::before { width: 11px; height: 11px; border-radius: var(--radius-pill); background: var(--text); }
  &[data-last]::before { background: var(--warm); box-shadow: 0 0 0 7px color-mix(in srgb, var(--warm) 18%, transparent); }
  &::after { background: var(--hairline); }
  h3 { font-size: var(--text-lg); }
  p { color: var(--muted); }
  small { color: var(--faint); font-size: var(--text-sm); }
  time, [data-hour] { font: 500 1rem/1 var(--font-text); color: var(--text); font-variant-numeric: tabular-nums; }
  ${desktop} {
    padding-top: ${({ hang }) => hang}px;
    padding-left: 1.125rem;
    &::before { top: ${({ at }) => at - 5.5}px; left: -5px; }
    &::after { top: ${({ at }) => at + 14}px; left: 0; bottom: 0; width: 1px; }
  }
  ${phone} {
    padding: 0 0 2.25rem 1.75rem;
    &::before { top: 3px; left: 0; }
    &::after { top: 22px; bottom: -4px; left: 5px; width: 1px; }
    &[data-last] { padding-bottom: 0; }
    &[data-last]::after { content: none; }
  }
`
