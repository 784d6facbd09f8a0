import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { showcaseTexts } from '../../../texts/community-hub.ts'
import { LayoutCard } from './LayoutCard.tsx'
import { layouts } from './layouts.ts'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  h2 { font-size: var(--text-xl); }
  & > p { max-width: 38em; margin-bottom: 0.5rem; color: var(--muted); }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem;
  /* On a phone they are a row that slides under the finger, up to the edges of the screen. */
  @media (max-width: 639px) {
    grid: auto / auto-flow min(18.75rem, 84vw);
    gap: 0.75rem;
    margin-inline: -1rem;
    padding: 0.25rem 1rem 0.75rem;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: 1rem;
    li { scroll-snap-align: start; }
  }
`

/** Dashboards of the community that a member can copy into their collection (specification, section 2). */
export function Showcase() {
  const t = useTexts(showcaseTexts)
  return (
    <Box aria-labelledby="showcase-title">
      <h2 id="showcase-title">{t.title}</h2>
      <p>{t.intro}</p>
      <List>
        {layouts.map((layout) => (
          <LayoutCard key={layout.id} layout={layout} />
        ))}
      </List>
    </Box>
  )
}
