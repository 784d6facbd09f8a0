import { SHEET } from '@cadence/shared/ui'
import styled from '@emotion/styled'

// Comments within styles are downloaded: here they stand before them.

/**
 * The palette: a dialog in the upper half of the screen, where the eye is; on a phone a sheet above its keyboard. It is fixed,
 * so that it is drawn at the same place before it is modal. Older browsers give a backdrop no custom properties.
 */
export const Box = styled.dialog`
  width: min(100% - 2rem, 40rem);
  max-height: min(40rem, 84dvh);
  position: fixed;
  inset: 0;
  z-index: 80;
  margin: 10dvh auto auto;
  padding: 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: hidden;
  text-align: start;
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: var(--scrim, rgb(0 0 0 / 0.6)); animation: cadence-scrim var(--fast, 150ms) ease-out; }
  @keyframes cadence-scrim { from { opacity: 0; } }
  @keyframes cadence-palette { from { opacity: 0; transform: translateY(-8px); } }
  &[open] { animation: cadence-palette var(--fast) var(--ease); }
  @media ${SHEET} {
    width: 100%;
    max-width: none;
    height: calc(100dvh - max(1.5rem, var(--safe-top)));
    padding-bottom: var(--safe-bottom);
    max-height: none;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    @keyframes cadence-palette-sheet { from { transform: translateY(2rem); opacity: 0; } }
    &[open] { animation-name: cadence-palette-sheet; }
    transition: translate var(--slow) var(--ease);
    &[data-drawn] { transition: none; }
  }
`

/**
 * The field between two buttons. The field shows no focus ring, because it always has the focus while the palette is open.
 * On a phone its text is small enough to show the whole hint, but at least 16 px: below that a phone zooms in. A finger
 * draws the sheet down by the grip above the field.
 */
export const Head = styled.div`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.25rem 0.5rem 0.25rem 1.25rem;
  border-bottom: 1px solid var(--hairline);
  & > svg { flex: none; color: var(--muted); }
  input {
    flex: 1;
    min-width: 0;
    min-height: 3.25rem;
    border: 0;
    background: none;
    color: var(--text);
    font-size: var(--text-lg);
    text-overflow: ellipsis;
    outline: none;
  }
  input::placeholder { color: var(--faint); opacity: 1; }
  &:focus-within { box-shadow: inset 0 -2px 0 var(--accent); }
  @media ${SHEET} {
    padding-top: 1.25rem;
    touch-action: none;
    input { font-size: clamp(1rem, 4.6vw, 1.25rem); }
    &::before { content: ''; position: absolute; top: 0.5rem; left: calc(50% - 1.25rem); width: 2.5rem; height: 4px; border-radius: var(--radius-pill); background: var(--outline); }
  }
`

/**
 * What was understood, as parts that can be changed, and the button that keeps it. On a phone the button has a line of its
 * own, near the field: the lower half of the sheet lies behind the keyboard.
 */
export const Parts = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding: 0.75rem 1.25rem 0.25rem;
  & > [data-variant] { margin-inline-start: auto; }
  @media ${SHEET} {
    padding-inline: 1rem;
    & > [data-variant] { flex: 1 0 100%; min-height: 3rem; font-size: var(--text-md); }
  }
`

export const Part = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  border: 1px solid var(--outline);
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  font-size: var(--text-sm);
  overflow: hidden;
  &[data-empty] { border-style: dashed; color: var(--muted); }
  &:hover { border-color: var(--muted); }
  &:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
  label, & > span, [data-pick] { position: relative; display: inline-flex; align-items: center; gap: 0.375rem; min-height: 2rem; padding: 0 0.75rem; cursor: pointer; }
  & > span { cursor: default; }
  svg { color: var(--muted); }
  /* The browser's own picker, over the words that it changes. */
  input { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; padding: 0; opacity: 0; cursor: pointer; font-size: var(--text-md); outline: none; }
  button:not([data-pick]) { display: grid; place-items: center; align-self: stretch; width: 2rem; padding: 0; border: 0; border-inline-start: 1px solid var(--hairline); background: transparent; color: var(--muted); }
  [data-pick] { border: 0; background: transparent; color: inherit; font-size: inherit; }
  button:not([data-pick]):hover { background: var(--surface-3); color: var(--text); }
  button:focus-visible { outline: none; background: var(--surface-3); color: var(--text); }
  @media (pointer: coarse) { min-height: 2.75rem; label, & > span, [data-pick] { min-height: 2.75rem; } button:not([data-pick]) { width: 2.75rem; } }
`

/**
 * The lines. The last one fades where there is more below. Those further down are laid out when they are scrolled to, so that
 * the palette opens sooner. A finger points at no line before it presses one: only what a text becomes has a first choice.
 */
export const List = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-bottom: 1.5rem;
  mask-image: linear-gradient(to top, transparent, #000 1.5rem);
  scrollbar-width: thin;
  h3 { padding: 0.75rem 0.75rem 0.25rem; color: var(--muted); font: 600 var(--text-xs) / 1.4 var(--font-text); letter-spacing: 0; }
  [role='option'] {
    position: relative;
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 0.75rem;
    min-height: 2.75rem;
    padding: 0.5rem 0.75rem;
    border-radius: var(--radius-control);
    cursor: pointer;
    scroll-margin-block: 0.5rem;
    content-visibility: auto;
    contain-intrinsic-size: auto 2.75rem;
  }
  [role='option'] > svg { justify-self: center; color: var(--muted); }
  [role='option'][aria-selected='true'] { background: var(--surface-3); }
  [role='option'][aria-selected='true'] > svg { color: var(--accent); }
  [data-keep] { min-height: 3.5rem; }
  [data-keep] strong { font-weight: 600; }
  strong { display: block; font-weight: 400; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { display: block; color: var(--muted); font-size: var(--text-sm); line-height: 1.4; overflow-wrap: anywhere; }
  small b { color: var(--text); font-weight: 400; }
  kbd { visibility: hidden; }
  [aria-selected='true'] kbd { visibility: visible; }
  @media (pointer: coarse) {
    kbd { display: none; }
    [aria-selected='true']:not([data-keep]) { background: none; }
    [aria-selected='true']:not([data-keep]) > svg { color: var(--muted); }
  }
`

/** One group of lines. Tiles run down a column and on to the next, as the arrow keys do. */
export const Group = styled.div`
  &[data-tiles] {
    columns: 10rem;
    column-gap: 0;
    h3 { column-span: all; }
    [role='option'] { grid-template-columns: 1.25rem minmax(0, 1fr); column-gap: 0.625rem; padding-inline-end: 0.25rem; break-inside: avoid; content-visibility: visible; }
    strong { line-height: 1.25; white-space: normal; overflow-wrap: anywhere; }
    kbd { display: none; }
  }
`

/** What can be typed, and what becomes of it. The rows stand where the lines of the list do. */
export const ExampleRows = styled.div`
  flex: none;
  display: grid;
  padding: 0.5rem 0.5rem 0;
  p { padding: 0.5rem 0.75rem 0.25rem; color: var(--muted); font: 600 var(--text-xs) / 1.4 var(--font-text); }
  button {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.5rem;
    padding: 0.375rem 0.75rem;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--text);
    text-align: start;
  }
  button:hover { background: var(--surface-3); }
  button:focus-visible { outline-offset: -2px; }
  svg { color: var(--muted); }
  span { overflow-wrap: anywhere; }
  small { color: var(--muted); font-size: var(--text-sm); }
  @media (pointer: coarse) { button { min-height: 2.75rem; } }
`

/** A short line of advice. */
export const Hint = styled.p`
  flex: none;
  padding: 0.5rem 1.25rem;
  color: var(--muted);
  font-size: var(--text-sm);
  text-wrap: balance;
`

export const Keys = styled.footer`
  flex: none;
  display: flex;
  gap: 1.25rem;
  padding: 0.625rem 1.25rem;
  border-top: 1px solid var(--hairline);
  color: var(--muted);
  font-size: var(--text-xs);
  @media (pointer: coarse) { display: none; }
`

export const Key = styled.kbd`
  display: inline-block;
  min-width: 1.25rem;
  margin-inline-end: 0.25rem;
  padding: 0 0.3125rem;
  border: 1px solid var(--hairline);
  border-radius: 0.375rem;
  background: var(--surface-2);
  color: var(--muted);
  font: 500 var(--text-xs) / 1.25rem var(--font-text);
  text-align: center;
`
