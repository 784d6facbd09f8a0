import styled from '@emotion/styled'

/** About the height of a card. It replaces the real height while the card is off the screen. */
const HEIGHT = '24.125rem'

/** Height of the first card where it has a row of its own. */
const LEAD_HEIGHT = '20rem'

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
  gap: 1.25rem;
  /* Two side by side, and two or four below the first one, leave no hole. Two have room for larger pictures. */
  @media (min-width: 768px) {
    &:has(> :is(:nth-of-type(2), :nth-of-type(3), :nth-of-type(5)):last-of-type) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    &:has(> :nth-of-type(2):last-of-type) > li > [data-miniature] { height: 22rem; }
  }
  /* Room for cards that are not drawn yet. */
  padding-bottom: calc(var(--rows-left, 0) * (${HEIGHT} + 1.25rem));
`

/** A word in a pill. */
const tagCss = `
  padding: 0 0.625rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  color: var(--text);
  font-size: var(--text-xs);
  line-height: 1.5rem;
`

/** A card of the collection. The browser lays it out only on the screen, so that a long collection stays smooth. */
export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
  content-visibility: auto;
  contain-intrinsic-size: auto ${HEIGHT};
  transition: border-color var(--fast) var(--ease), background-color var(--fast) var(--ease);
  @media (hover: hover) { &:hover { border-color: var(--outline); background: var(--surface-2); } }
  /* Of the card alone: the miniature has headings, too. */
  & > h2 { padding: 1rem 1.125rem 0; font-size: var(--text-lg); overflow-wrap: anywhere; }
  & > h2 > span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  & > h2[data-long] { font-size: 1.125rem; line-height: 1.2; }
  & > h2[data-long] > span { -webkit-line-clamp: 4; }
  /* The tag ends the last line of the name, on its baseline. Its margins keep the line as high as the others. */
  & > h2:has(small) > span { display: inline; }
  & > h2 > small { ${tagCss} display: inline-block; max-width: 100%; margin: -0.125rem 0 -0.125rem 0.25rem; border-color: transparent; background: color-mix(in srgb, var(--accent) 22%, var(--surface-1)); font-family: var(--font-text); font-weight: 600; line-height: 1.25rem; letter-spacing: 0; }
  /* The brackets of the name are for screen readers: on the screen the tag's shape replaces them. They must not make it higher. */
  & > h2 > small > span { font-size: 0; line-height: 0; }
  &[data-main] { border-color: var(--accent); }
  /* The first one has a row of its own where there is room, except of two: its picture beside what is known of it. */
  @media (min-width: 768px) {
    &:first-of-type:not(:nth-last-of-type(2)) {
      display: grid;
      grid-column: 1 / -1;
      grid-template: minmax(0, 1fr) auto auto / minmax(0, 3fr) minmax(21.5rem, 2fr);
      height: ${LEAD_HEIGHT};
      contain-intrinsic-size: auto ${LEAD_HEIGHT};
      & > [data-miniature] { grid-row: 1 / -1; height: auto; border: 0; border-right: 1px solid var(--hairline); }
      & > h2 { align-self: end; padding: 1.5rem 1.5rem 0; font-size: var(--text-2xl); }
      & > h2[data-long] { font-size: var(--text-lg); }
      & > h2:not([data-long]) > span { -webkit-line-clamp: 3; }
      & > h2 + p { padding-inline: 1.5rem; }
      & > :last-child { padding: 2rem 1rem 1.5rem 1.5rem; }
    }
  }
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.5rem;
  padding: 0.625rem 1.125rem 0;
  color: var(--muted);
  font-size: var(--text-sm);
  span { ${tagCss} }
  strong, em { display: flex; align-items: center; gap: 0.375rem; font-style: normal; font-weight: inherit; }
  strong { color: var(--text); }
  svg { flex: none; color: var(--accent); }
  em::before { content: ''; width: 0.4375rem; height: 0.4375rem; border-radius: 50%; background: var(--mint); }
`

/** The whole card is the target of the link in it; the buttons are above that, below the link where they have no room beside it. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.125rem;
  margin-top: auto;
  padding: 1rem 0.625rem 0.75rem 1.125rem;
  & > a, & > a:active:not(:disabled) { position: static; margin-right: auto; transform: none; }
  & > a[data-variant='secondary'] { --bg: var(--surface-3); --bg-hover: color-mix(in srgb, var(--surface-3), var(--text) 8%); }
  & > a::after { content: ''; position: absolute; inset: 0; }
`

/** The buttons of a card, above its link. */
export const Actions = styled.div`
  position: relative;
  display: flex;
  gap: 0.125rem;
  margin-left: auto;
  [aria-pressed='true'] { color: var(--accent); }
`
