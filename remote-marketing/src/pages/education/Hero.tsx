import styled from '@emotion/styled'
import { DemoButton } from '../../parts/DemoButton.tsx'
import { Column, clearOfHeader, gutters, Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { desks, firstRow, height, lectern, pause, pauses, seat, seats, sessions, width } from './seats.ts'

const Picture = styled.svg`
  position: absolute;
  max-width: none;
  height: auto;
  overflow: visible;
  pointer-events: none;
`

/** A lecture hall from above: each seat fills with the session of its student. The place comes from `className`. */
function Amphitheatre({ className }: { className?: string }) {
  return (
    <Picture
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={desks} stroke="var(--surface-3)" strokeWidth="4" />
      <path d={seats} stroke="var(--surface-3)" strokeWidth={seat} />
      <path d={sessions} stroke="var(--accent)" />
      <path d={pauses} stroke="var(--glow)" strokeWidth={pause} />
      <circle cx={lectern.x} cy={lectern.y} r="11" fill="var(--glow)" />
    </Picture>
  )
}

/* The words are in the middle of the hall. `--row` is the radius of the first row, `--clear` its distance to the words. */
const Stage = styled.div`
  --above: 16.5rem;
  --clear: 4.75rem;
  --row: 23.5rem;
  position: relative;
  padding-block: var(--above) 5.75rem;
  overflow-x: clip;
  ${clearOfHeader}
  /* The light of the lectern. */
  &::before {
    content: '';
    position: absolute;
    top: calc(var(--above) - var(--clear) + var(--row));
    left: 50%;
    width: 28rem;
    height: 28rem;
    background: radial-gradient(closest-side, color-mix(in srgb, var(--glow) 20%, transparent), color-mix(in srgb, var(--glow) 7%, transparent) 50%, transparent);
    translate: -50% -50%;
    pointer-events: none;
  }
  @media (min-width: 40rem) { --above: 17rem; --clear: 6.75rem; --row: 28rem; }
  @media (min-width: 60rem) { --above: 21.5rem; }
`

const Hall = styled(Amphitheatre)`
  top: calc(var(--above) - var(--clear) + var(--row));
  left: 50%;
  width: calc(var(--row) * ${width / firstRow});
  translate: -50% -100%;
`

/* One word, which never breaks. */
const widest = 5.6

const Words = styled(Column)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 1.5rem;
  justify-items: center;
  text-align: center;
  h1 { font-size: min(var(--text-poster), (100vw - ${gutters}) / ${widest}); line-height: 1; letter-spacing: -0.04em; }
  p { max-width: 27em; text-wrap: balance; }
`

const Caption = styled.p`
  padding-inline: calc(${gutters} / 2);
  padding-block: 0.875rem;
  border-top: 1px solid var(--hairline);
  color: var(--faint);
  font-size: var(--text-sm);
  text-align: center;
`

export function Hero() {
  return (
    <section>
      <Stage>
        <Hall />
        <Words>
          <h1>Éducation</h1>
          <Lede>
            {fr(
              "L'espace académique donne à chaque élève ses séances, ses pauses et ses objectifs, et à l'établissement des résultats qui se mesurent.",
            )}
          </Lede>
          <DemoButton variant="primary">Demander une démo</DemoButton>
        </Words>
      </Stage>
      <Caption>
        {fr("Un amphithéâtre vu d'en haut : à chaque place, une séance qui avance. En orange, une pause.")}
      </Caption>
    </section>
  )
}
