import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { levels as all } from '../../parts/ambassador-levels.ts'
import { onDiscord } from '../../parts/community-server.ts'
import { Column, gutters, Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'
import {
  earlyStrokes,
  fiftiethStroke,
  height,
  heightOfFifty,
  laterStrokes,
  levelStrokes,
  opacities,
  width,
} from './tally.ts'

/* Three rows of strokes beside the words; below them it ends with the second, whose last stroke is the fiftieth. */
const Picture = styled.svg`
  width: 100%;
  height: auto;
  path { transition: stroke-opacity var(--slow) var(--ease); }
  @media (max-width: 63.99rem) { aspect-ratio: ${width} / ${heightOfFifty}; [data-after] { display: none; } }
  @media (min-width: 64rem) { max-width: 36rem; justify-self: end; }
`

/** Referrals counted by hand, five by five, as on the corner of a notebook; the fiftieth is the one of the VIP. */
function Tally() {
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="var(--text)"
      strokeWidth="7"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={earlyStrokes} strokeOpacity="0.2" />
      {levelStrokes.map((strokes, i) => (
        <path key={strokes} d={strokes} data-level={i + 1} strokeOpacity={opacities[i]} />
      ))}
      <path d={laterStrokes} data-level="4" data-after="" strokeOpacity="0.12" />
      <path d={fiftiethStroke} data-level="4" stroke="var(--glow)" />
    </Picture>
  )
}

/** The advantages of each level, in order, in the voice of this page. */
const added = [
  fr(`Un rôle et un salon à part${onDiscord}.`),
  fr('Un mois de Cadence Premium offert par dizaine de filleuls.'),
  'Les goodies exclusifs, envoyés chez toi.',
  fr("Les nouveautés en avant-première, et l'équipe en direct."),
]

/** The four levels, with what they add. */
const levels = all.map(({ name, range }, i) => ({ name, range, text: unbroken(added[i] ?? '') }))

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--hairline);
  li { display: grid; gap: 0.25rem; align-content: start; padding: 1.5rem 1.5rem 1.5rem 0; }
  h2 { font: 600 var(--text-md)/1.4 var(--font-text); letter-spacing: 0; }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.5; }
  @media (min-width: 34rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 48rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  @media (max-width: 33.99rem) {
    li { grid-template-columns: 6.5rem minmax(0, 1fr); column-gap: 1rem; padding-inline-end: 0; }
    li > p:first-of-type { grid-row: 1 / 3; }
    li + li { border-top: 1px solid var(--hairline); }
  }
`

const Range = styled.p`
  && { color: var(--text); font: 650 var(--text-2xl)/1.1 var(--font-display); letter-spacing: -0.02em; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

/** The four levels under the tally, in the order of its strokes. */
function Levels() {
  return (
    <List aria-label="Les quatre niveaux, par nombre de filleuls">
      {levels.map(({ name, range, text }) => (
        <li key={name}>
          <Range>{range}</Range>
          <h2>{name}</h2>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

/* Hover or focus on a level highlights its strokes. */
const Box = styled.section`
  padding-block: clamp(7rem, 5rem + 7vw, 10rem) clamp(2rem, 1rem + 4vw, 4rem);
  overflow: clip;
  &:has(li:hover) path[data-level] { stroke-opacity: 0.12; }
  &:has(li:nth-of-type(1):hover) path[data-level='1'],
  &:has(li:nth-of-type(2):hover) path[data-level='2'],
  &:has(li:nth-of-type(3):hover) path[data-level='3'],
  &:has(li:nth-of-type(4):hover) path[data-level='4'] { stroke-opacity: 1; }
`

const Stack = styled(Column)`
  display: grid;
  gap: clamp(2.5rem, 1.5rem + 4vw, 4rem);
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 1.5rem + 4vw, 4rem);
  align-items: center;
  @media (min-width: 64rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`

const Words = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h1 { font-size: min(var(--text-hero), (100vw - ${gutters}) / 8.5); line-height: 1; letter-spacing: -0.04em; }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.5rem;
  /* One below the other they are as wide as the wider one. */
  @media (max-width: 29.99rem) { display: grid; }
`

export function Hero() {
  return (
    <Box>
      <Stack>
        <Sides>
          <Words>
            <h1>Deviens Ambassadeur</h1>
            <Lede>
              {fr(
                "Tu en parles déjà à la cafète ? Alors tiens le compte. Chaque personne qui rejoint Cadence grâce à toi, c'est un trait de plus ; au troisième, tu es dans le programme.",
              )}
            </Lede>
            <Actions>
              <ButtonLink to="#candidature" variant="primary">
                Envoyer ma candidature
              </ButtonLink>
              <ButtonLink to={paths.ambassadorProgram}>Voir le programme</ButtonLink>
            </Actions>
          </Words>
          <Tally />
        </Sides>
        <Levels />
      </Stack>
    </Box>
  )
}
