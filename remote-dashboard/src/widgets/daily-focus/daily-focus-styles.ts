import { checkboxStyles } from '@cadence/shared/ui/checkbox'
import styled from '@emotion/styled'

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  &[data-size='small'] { font-size: var(--text-sm); }
`

export const List = styled.ol`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  /* Equal rows, with the text in the middle. In a small widget they keep the height of their text: the list scrolls. */
  grid-auto-rows: minmax(max-content, 1fr);
  min-height: 0;
  overflow-y: auto;
  outline: none;
  li { position: relative; display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
  li + li { border-top: 1px solid var(--hairline); }
  b { flex: none; width: 1.25rem; color: var(--faint); font: 650 var(--text-xl) / 1 var(--font-display); }
  [data-size='small'] & li { min-height: 2rem; gap: 0.5rem; }
  [data-size='small'] & b { font-size: var(--text-md); }
  @media (pointer: fine) { [data-size='small'] & li > button { width: 1.75rem; height: 1.75rem; } }
  @container (max-width: 18rem) {
    b { display: none; }
    li { gap: 0.5rem; }
  }
`

/** A field that grows with its text: the hidden `::after` holds the same text and gives the height. */
export const Field = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  border-radius: 8px;
  line-height: 1.3;
  transition: background-color var(--fast) var(--ease);
  textarea, &::after { grid-area: 1 / 1; min-width: 0; padding: 0.375rem; font: inherit; overflow-wrap: anywhere; }
  &::after { content: attr(data-words) ' '; visibility: hidden; white-space: pre-wrap; }
  textarea { margin: 0; border: 0; border-radius: inherit; background: none; resize: none; overflow: hidden; }
  textarea::placeholder { color: var(--faint); opacity: 1; }
  textarea[data-done='true'] { color: var(--muted); text-decoration: line-through; }
  textarea:focus-visible { outline-offset: -2px; text-decoration: none; }
  [data-hint] { padding: 0 0.375rem 0.25rem; color: var(--warm); font-size: var(--text-xs); line-height: 1.4; }
  &:hover { background: var(--surface-2); }
  [data-size='small'] & { &::after { content: ''; } }
  [data-size='small'] & textarea { white-space: nowrap; }
  [data-size='small'] & textarea:not(:focus) { mask-image: linear-gradient(to right, black calc(100% - 1.5rem), transparent); }
`

/** The checkbox, with a touch area around it. */
export const Tick = styled.label`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  min-height: 1.75rem;
  margin-right: -0.25rem;
  cursor: pointer;
  input { ${checkboxStyles} }
  @media (pointer: coarse) { width: 2.75rem; min-height: 2.75rem; margin-right: -0.75rem; }
`

/**
 * Holds the button that deletes a goal: it lies above the end of the text on hover, not while that is edited. On a touch screen it takes
 * room while the focus is in its row, and stays for a moment after that: on iOS the text loses the focus before the button gets the press. A small
 * or narrow widget has no room for it: emptying the text deletes the goal too.
 */
export const Clear = styled.span`
  display: flex;
  flex: none;
  @media not (pointer: coarse) {
    position: absolute;
    right: 2.25rem;
    border-radius: var(--radius-control);
    background: var(--surface-2);
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--fast) var(--ease);
    li:hover > :not(:focus-within) + &, &:focus-within { opacity: 1; pointer-events: auto; }
  }
  [inert] & { display: none; }
  @media (pointer: coarse) {
    width: 0;
    overflow: hidden;
    visibility: hidden;
    transition: width 0s 0.3s, visibility 0s 0.3s;
    li:focus-within & { width: 2.75rem; visibility: visible; transition-delay: 0s; }
  }
  [data-size='small'] & { display: none; }
  @container (max-width: 18rem) { display: none; }
`
