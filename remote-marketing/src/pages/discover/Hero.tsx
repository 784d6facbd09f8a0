import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { SVGProps } from 'react'
import { Column, gutters, Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'
import {
  arches,
  currentSession,
  height,
  lampPlace,
  pastMinutes,
  pauses,
  type Strokes,
  width,
} from './session-arches.ts'

const phone = '@media (max-width: 39.99rem)'

/* The picture takes the whole width of the page; its strokes keep their own, from a hair to 3 px. */
const Picture = styled.svg`
  width: 100%;
  height: clamp(8rem, 6rem + 9vw, 15rem);
  stroke-width: clamp(1px, 0.2vw, 3px);
  overflow: visible;
  path { vector-effect: non-scaling-stroke; }
  ${phone} { stroke-width: 1.5px; [data-odd] { display: none; } }
  /* A stroke without length is a dot, which stays round. */
  [data-lamp] { stroke-width: clamp(10px, 6px + 0.6vw, 16px); stroke-linecap: round; }
`

const Figure = styled.figure`
  border-bottom: 1px solid var(--hairline);
`

const Caption = styled.figcaption`
  width: min(75rem, 100% - ${gutters});
  margin-inline: auto;
  padding-block: 0.875rem;
  color: var(--faint);
  font-size: var(--text-sm);
  text-wrap: balance;
  ${phone} { [data-scale] { display: none; } }
`

function Lines({
  of,
  ...look
}: { of: Strokes } & Pick<SVGProps<SVGPathElement>, 'stroke' | 'strokeOpacity'>) {
  return (
    <>
      <path d={of.even} {...look} />
      <path d={of.odd} data-odd="" {...look} />
    </>
  )
}

function Minutes() {
  return (
    <Figure>
      <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
        {arches.map((arch, i) => (
          <Lines
            key={arch.even}
            of={arch}
            stroke={i === currentSession ? 'var(--accent)' : 'var(--text)'}
            strokeOpacity={i === currentSession ? 0.5 : 0.34}
          />
        ))}
        <Lines of={pastMinutes} stroke="var(--accent)" />
        <Lines of={pauses} stroke="var(--glow)" />
        <path data-lamp d={`M${lampPlace.x} ${lampPlace.y.toFixed(1)}h0`} stroke="var(--glow)" />
      </Picture>
      <Caption>
        Trois heures<span data-scale="">, un trait par minute</span>
        {unbroken(fr(' : six séances de vingt-cinq minutes, et cinq pour souffler après chacune.'))}
      </Caption>
    </Figure>
  )
}

const Box = styled.section`
  padding-top: clamp(7rem, 6rem + 4vw, 9.5rem);
  overflow-x: clip;
`

/* Its first letters stand on the edge of the text. The heading takes the whole column: on one line, where it is 8.7 em wide with its tracking, and word by word on a phone. */
const widest = { line: 8.9, word: 4.75 }

const Words = styled(Column)`
  display: grid;
  gap: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  h1 {
    margin-left: -0.06em;
    font-size: min(4.5rem, (100vw - ${gutters}) / ${widest.word});
    line-height: 1;
    letter-spacing: -0.04em;
    @media (min-width: 40rem) { font-size: calc(min(75rem, 100vw - ${gutters}) / ${widest.line}); }
  }
`

const Below = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  margin-bottom: clamp(2.5rem, 1rem + 5vw, 4.5rem);
`

export function Hero() {
  return (
    <Box>
      <Words>
        <h1>Découvrir Cadence</h1>
        <Below>
          <Lede>
            {fr(
              "Travailler un peu, s'arrêter vraiment, recommencer. Cadence rassemble les outils de ce rythme-là sur un seul écran : un minuteur, un planning, des tâches, des notes et un suivi d'humeur.",
            )}
          </Lede>
          <ButtonLink to={paths.register} variant="primary">
            Essayer gratuitement
          </ButtonLink>
        </Below>
      </Words>
      <Minutes />
    </Box>
  )
}
