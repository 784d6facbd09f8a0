import styled from '@emotion/styled'
import { plainPlace } from '../appearance-styles.ts'

/** A card with its name beside its picture. */
const beside = `
  [data-card] { display: grid; grid-template-columns: var(--picture, 45%) minmax(0, 1fr); }
  [data-card] > :first-child { border-bottom: 0; border-inline-end: 1px solid var(--hairline); }
  [data-foot] { align-content: center; }
`

/**
 * The cards of a group. No row has a gap at its end: ten cards are rows of two or five, three are one row. On a phone three
 * columns are too narrow for the names, so the first base theme has a row of its own.
 */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  /* Its picture is as wide as the column under it. */
  @media (max-width: 479px) { &[data-base] > :first-child { --picture: calc(50% - 0.375rem); grid-column: 1 / -1; ${beside} } }
  @media (min-width: 480px) { gap: 0.875rem; &[data-base] { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  /* Five columns would be narrower than on a phone. */
  @media (min-width: 700px) and (max-width: 1279px) { &:not([data-base]) { ${beside} } }
  @media (min-width: 1280px) { &:not([data-base]) { grid-template-columns: repeat(5, minmax(0, 1fr)); } &[data-base] { ${beside} } }
`

/** The ring around a card, in the tokens of the page. */
export const Frame = styled.label`
  position: relative;
  display: grid;
  min-width: 0;
  border-radius: var(--radius-card);
  cursor: pointer;
  /* Inside the column, as the ring of a mode is, and above the picture: an outline would be half under it. */
  &::after { content: ''; position: absolute; inset: 0; z-index: 2; border: 2px solid transparent; border-radius: inherit; pointer-events: none; }
  &:hover::after { border-color: var(--outline); }
  &:has(:checked)::after { border-color: var(--accent); }
  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 3px; }
`

/** A card, drawn in the tokens of its own theme. */
export const CardBody = styled('span', { shouldForwardProp: (name) => name !== 'tokens' })<{
  tokens: string
}>`
  ${plainPlace}
  ${({ tokens }) => tokens}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-width: 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--text);
`

export const Picture = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-bottom: 1px solid var(--hairline);
  background: var(--page);
`

export const Foot = styled.span`
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr);
  align-items: center;
  gap: 0.375rem 0.5rem;
  padding: 0.625rem 0.75rem 0.75rem;
  input { appearance: none; width: 1.125rem; height: 1.125rem; margin: 0; border: 1.5px solid var(--outline); border-radius: 50%; outline: none; cursor: pointer; }
  input:checked { border-color: var(--accent); background: radial-gradient(circle, var(--accent) 0 45%, transparent 50%); }
  strong { font-size: var(--text-sm); font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
  /* The narrowest cards: the names of all themes still are one line. */
  @media (max-width: 359px) { column-gap: 0.375rem; padding-inline: 0.5rem; strong { letter-spacing: -0.015em; } }
`

export const Tags = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.375rem;
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1.375rem;
  small { padding: 0 0.5rem; border-radius: var(--radius-pill); background: linear-gradient(135deg, var(--premium-from), var(--premium-to)); color: var(--on-accent); font: inherit; font-weight: 600; }
  @media (max-width: 359px) { column-gap: 0.25rem; small { padding-inline: 0.375rem; } }
`

/** One of the two groups of cards: base and Premium. */
export const Part = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & + & { margin-top: 1.5rem; }
  && legend { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.625rem; margin-bottom: 0.75rem; font: 600 var(--text-md) / 1.4 var(--font-text); letter-spacing: 0; }
  legend span { color: var(--muted); font-weight: 400; font-size: var(--text-sm); }
`
