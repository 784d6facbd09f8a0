import { checkboxStyles } from '@cadence/shared/ui/checkbox'
import styled from '@emotion/styled'

/**
 * The lower edge of the list cuts no task: each appears as a whole. A line below the last one says that the list goes on. It is
 * as wide as the tasks, not as the list, which is wider than the column of the card.
 */
const wholeLines = `
  @supports (animation-timeline: view()) {
    border-bottom: 1px solid transparent;
    background: border-box 0.375rem 100% / calc(100% - 0.375rem - var(--end, 0.375rem)) 1px no-repeat;
    animation: cadence-more-below linear both;
    animation-timeline: scroll(self);
    & > li:not([data-dragged], :focus-within) { animation: cadence-whole-line linear both; animation-timeline: view(); animation-range: entry; }
  }
`

/**
 * Styles of the whole list: rows, their editors and options, and the field below, which is the last row of the list until it
 * is used. The most height of the list is more than the highest widget has: it is for the one column of a phone, where heights
 * are free. A narrow card shows four tasks with what is known of them.
 */
export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;

  & > ul { flex: 1; min-height: 0; max-height: 32rem; margin-inline: -0.375rem; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; ${wholeLines} }
  @keyframes cadence-whole-line { 0%, 94% { opacity: 0; } 95%, 100% { opacity: 1; } }
  @keyframes cadence-more-below { 0%, 98% { background-image: linear-gradient(var(--hairline) 0 0); } 100% { background-image: none; } }
  li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; padding-inline: 0.375rem; border-radius: var(--radius-control); }
  label { display: flex; align-items: flex-start; gap: 0.625rem; min-height: 2.25rem; padding-block: 0.5rem; line-height: 1.3; font-size: var(--text-md); cursor: pointer; }
  label input { ${checkboxStyles} }
  label > span { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 0.625rem; min-width: 0; overflow-wrap: anywhere; }
  label:has(:checked) span { color: var(--muted); text-decoration: line-through; text-decoration-color: var(--faint); }
  &[data-size='small'] label > span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  &[data-size='small'] label small { display: inline-flex; margin-inline-start: 0.375rem; }
  li textarea { width: 100%; min-height: 2.25rem; padding: 0.4375rem 0.5rem; border: 1px solid transparent; border-radius: var(--radius-control); background: var(--surface-2); font-size: var(--text-md); line-height: 1.3; resize: none; field-sizing: content; overflow-wrap: anywhere; outline-offset: -2px; }

  [data-grip] { width: 2rem; height: 2.25rem; color: var(--faint); opacity: 0; touch-action: none; cursor: grab; }
  li:hover > [data-grip], li:focus-within > [data-grip], [data-grip][aria-expanded='true'] { opacity: 1; }
  [data-options] { grid-column: 1 / -1; }
  [role='toolbar'] { display: flex; padding-inline-start: 1.5rem; }
  [data-due]::first-letter { text-transform: uppercase; }
  [data-late] { color: var(--amber); }
  [role='toolbar'] button { width: 2.25rem; height: 2.25rem; }

  [data-dragging] { user-select: none; cursor: grabbing; }
  [data-dragging] li { transition: transform var(--fast) var(--ease); }
  [data-dragging] [data-dragged] { z-index: 1; transition: none; background: var(--surface-3); box-shadow: var(--shadow); }

  & > p { flex: 1; display: grid; place-content: center; color: var(--muted); font-size: var(--text-sm); text-align: center; }
  [data-clear] button { justify-self: start; min-height: 1.75rem; padding: 0; border: 0; background: none; color: var(--muted); font-size: var(--text-xs); text-decoration: underline; text-decoration-color: var(--hairline); text-underline-offset: 0.25em; }
  [data-clear] button:hover { color: var(--text); text-decoration-color: currentcolor; }
  [data-hint] { color: var(--warm); font-size: var(--text-xs); line-height: 1.4; }

  /* A card of the default size shows five tasks. */
  @container (min-width: 24.01rem) {
    @media (pointer: fine) {
      label { min-height: 1.875rem; padding-block: 0.28125rem; }
      [data-grip] { height: 1.875rem; }
    }
  }

  @media (hover: none) { [data-grip] { opacity: 1; } }
  @media (pointer: coarse) {
    li { -webkit-touch-callout: none; user-select: none; }
    label { min-height: 2.75rem; padding-block: 0.4375rem; }
    li textarea, [data-clear] button { min-height: 2.75rem; }
    /* The handles line up with the button of the header. */
    & > ul { --end: 1.125rem; margin-inline-end: -1.125rem; }
    li { padding-inline-end: 1.125rem; }
    [data-grip] { width: 2.75rem; height: 2.75rem; margin: -0.3125rem -1.125rem 0 0; }
    [role='toolbar'] { padding: 0; justify-content: end; }
    [role='toolbar'] button { width: 2.75rem; height: 2.75rem; }
  }

  @container (max-width: 24rem) {
    gap: 0.25rem;
    @media (pointer: fine) {
      label { min-height: 1.75rem; padding-block: 0.3125rem; font-size: var(--text-sm); line-height: 1.125rem; }
      label small { margin-top: 0; line-height: 0.9375rem; }
      [data-grip] { height: 1.75rem; }
      /* The field has room enough below its words. */
      [data-add] { margin-bottom: -0.5rem; }
    }
  }

  [data-add] { position: relative; margin-inline: -0.375rem; color: var(--faint); }
  [data-add]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0.4375rem;
    width: 1.25rem;
    height: 2rem;
    background: linear-gradient(currentcolor, currentcolor) center / 0.75rem 1.5px no-repeat, linear-gradient(currentcolor, currentcolor) center / 1.5px 0.75rem no-repeat;
    pointer-events: none;
  }
  [data-new] { min-height: 2rem; padding-inline: 2.1875rem 0.375rem; border-color: transparent; background: none; }
  /* The count of the tasks below is at its end. */
  &[data-below] [data-new]:placeholder-shown { padding-inline-end: 5.5rem; text-overflow: ellipsis; }
  [data-new]:is(:hover, :focus) { border-color: var(--hairline); background: var(--surface-2); }
  @media (pointer: coarse) { [data-add] { margin-bottom: -0.5rem; } [data-new] { min-height: 2.75rem; } [data-add]::before { height: 2.75rem; } }
`

/** The field that adds a task. */
export const Field = styled.input`
  width: 100%;
  min-height: 2.5rem;
  padding: 0 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-size: var(--text-sm);
  &::placeholder { color: var(--faint); opacity: 1; }
  &:hover { border-color: var(--outline); }
  /* Below 16 px iOS zooms the page when the field is touched. */
  @media (pointer: coarse) { min-height: 2.75rem; font-size: var(--text-md); }
`
