import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { Column, gutters, Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { Search } from './Search.tsx'

const Box = styled.section`
  position: relative;
  padding-block: clamp(7rem, 5rem + 7vw, 11rem) clamp(2rem, 1rem + 3vw, 4rem);
  /* Only the sides: its light goes on below the search. */
  overflow-x: clip;
  h1 { font-size: min(var(--text-poster), (100vw - ${gutters}) / 6); line-height: 1; letter-spacing: -0.04em; overflow-wrap: break-word; }
  /* A sentence begins on a new line where it has no room beside the first. */
  h1 + p span { display: inline-block; text-wrap: balance; }
`

/* The lamp is beyond the search field, at its height, and shines on it; beside the words above it, or above them, where there is no room. */
const Lamp = styled(Echo)`
  top: -24.75rem;
  right: -27.5rem;
  @media (min-width: 40rem) { top: -18.5rem; right: -24rem; }
  @media (min-width: 60rem) { top: -1.5rem; right: calc(50vw - 58rem); }
`

const Body = styled(Column)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  justify-items: start;
`

/** The purpose of the page, and the search. */
export function Hero() {
  return (
    <Box>
      <Lamp />
      <Body>
        <h1>{fr("Centre d'aide")}</h1>
        <Lede>
          <span>{fr('Une réponse courte, tout de suite.')}</span>{' '}
          <span>{fr('Et quelqu’un à qui parler quand elle ne suffit pas.')}</span>
        </Lede>
        <Search />
      </Body>
    </Box>
  )
}
