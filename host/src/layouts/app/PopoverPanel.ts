import styled from '@emotion/styled'

/** The look of a panel that hangs from a button of the top bar. */
export const PopoverPanel = styled.div`
  position: fixed;
  inset: 4.25rem 1rem auto auto;
  max-height: calc(100dvh - 5.25rem);
  margin: 0;
  padding: 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow-y: auto;
  overscroll-behavior: contain;
  @keyframes cadence-popover { from { opacity: 0; transform: translateY(-6px); } }
  &:popover-open { animation: cadence-popover var(--fast) var(--ease); }
  @media (min-width: 768px) { right: 1.5rem; }
`
