import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Column, gutters, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'

/** Four moments of a student's day, each with the tools that are there for it. */
const moments = [
  {
    hour: fr('8 h 10'),
    tool: 'Life Planner',
    title: 'Poser la journée',
    text: fr('Les cours, les révisions, le sport : la semaine tient sur une grille, plus dans votre tête.'),
  },
  {
    hour: fr('14 h'),
    tool: 'Timer, Focus Shield',
    title: 'Plonger vingt-cinq minutes',
    text: fr('Choisissez une tâche, le minuteur tourne. Une pause, puis on\u00a0recommence.'),
  },
  {
    hour: fr('18 h 30'),
    tool: 'Mood Check',
    title: fr("S'écouter un instant"),
    text: fr('Cinq visages, un geste. Au fil des jours se dessine ce qui vous use, et ce qui vous porte.'),
  },
  {
    hour: fr('22 h'),
    tool: 'To-do List, NotePad',
    title: 'Se vider la tête',
    text: fr('Ce qui trotte encore part dans une note. Demain est rangé : vous pouvez éteindre.'),
  },
] as const

/** Height of the picture, and of its four dots from the top, in px: energy over a day. */
const curveHeight = 160
const dots = [99, 20, 69, 141] as const

/** Where the texts begin on a desktop, in px: in one row below the line. */
const textTop = 190

const line =
  'M-900 138C-600 138 -140 129 0 99C110 75 180 20 300 20C420 20 480 46 600 69C720 92 780 141 900 141C1060 141 1400 125 2100 125'

const phone = '@media (max-width: 59.99rem)'
const desktop = '@media (min-width: 60rem)'

const Picture = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: ${curveHeight}px;
  overflow: visible;
  path { vector-effect: non-scaling-stroke; }
  ${phone} { display: none; }
`

/** The line of a day. It stretches with the column; stretched dots would be ellipses, so they are drawn apart. */
function Curve() {
  return (
    <Picture viewBox={`0 0 1200 ${curveHeight}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d={line} stroke="var(--outline)" strokeWidth="1.5" />
    </Picture>
  )
}

/* From the middle of a dot to that of the next: as high as its moment. */
const Line = styled.svg`
  position: absolute;
  top: 8.5px;
  left: 5.5px;
  width: var(--swing);
  height: 100%;
  overflow: visible;
  path { vector-effect: non-scaling-stroke; }
  ${desktop} { display: none; }
`

/** Energy at the height of a dot, 0 to 1. */
const energy = (at: number) => (Math.max(...dots) - at) / (Math.max(...dots) - Math.min(...dots))

/** The line of a day on a smaller screen, down to the next moment. Further to the right there is more energy. */
function Descent({ from, to }: { from: number; to: number }) {
  const [start, end] = [energy(from), energy(to)].map((part) => Math.round(part * 100))
  return (
    <Line viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d={`M${start} 0C${start} 50 ${end} 50 ${end} 100`} stroke="var(--outline)" strokeWidth="1.5" />
    </Line>
  )
}

/* The light of the last hour: one breath, because nothing may move for longer without a way to stop it. */
const breathe = keyframes`50% { box-shadow: 0 0 0 12px color-mix(in srgb, var(--glow) 6%, transparent); }`

/** A moment of the day. `at` is the height of its dot, in px; a thin line leads from the dot to the text. */
const Moment = styled('li', { shouldForwardProp: (name) => name !== 'at' })<{ at: number }>`
  position: relative;
  display: grid;
  gap: 0.5rem;
  align-content: start;
  &::before, &::after { content: ''; position: absolute; }
  &::before { width: 11px; height: 11px; border-radius: var(--radius-pill); background: var(--text); }
  &[data-last]::before { background: var(--glow); box-shadow: 0 0 0 7px color-mix(in srgb, var(--glow) 18%, transparent); }
  @media (prefers-reduced-motion: no-preference) { &[data-last]::before { animation: ${breathe} 5s ease-in-out; } }
  &::after { background: var(--outline); opacity: 0.6; }
  h3 { font-size: var(--text-lg); }
  p { color: var(--muted); }
  small { color: var(--faint); font-size: var(--text-sm); }
  time, [data-hour] { font: 500 1rem/1 var(--font-text); color: var(--text); font-variant-numeric: tabular-nums; }
  ${desktop} {
    padding: ${textTop}px 1.75rem 0 0;
    /* The longest heading has one line. */
    h3 { margin-right: -1.5rem; }
    &::before { top: ${({ at }) => at - 5.5}px; left: -5px; }
    &::after { top: ${({ at }) => at + 14}px; left: 0; width: 1px; height: ${({ at }) => textTop - at - 24}px; }
  }
  ${phone} {
    --swing: 1.75rem;
    padding: 0 0 1.625rem calc(var(--swing) + 1.75rem);
    &::before { z-index: 1; top: 3px; left: calc(${({ at }) => energy(at).toFixed(2)} * var(--swing)); }
    &::after { top: 8px; left: calc(${({ at }) => energy(at).toFixed(2)} * var(--swing) + 20px); right: calc(100% - var(--swing) - 2.25rem); height: 1px; }
    &[data-last] { padding-bottom: 0; }
    @media (min-width: 40rem) { --swing: 8rem; padding-left: calc(var(--swing) + 3rem); }
    @media (max-width: 39.99rem) { &::after { content: none; } }
  }
`

const Head = styled.div`
  display: grid;
  gap: 1rem;
  h2 { max-width: 15em; }
  @media (max-width: 39.99rem) {
    h2 { font-size: min(var(--text-3xl), (100vw - ${gutters}) / 11.25); }
    h2 span { white-space: nowrap; }
  }
`

const Moments = styled.ol`
  position: relative;
  display: grid;
  margin-top: clamp(2rem, 1.6rem + 1.6vw, 3rem);
  @media (min-width: 60rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`

const Box = styled(Section)`
  overflow-x: clip;
`

export function Day() {
  return (
    <Box>
      <Column>
        <Head>
          <h2>
            <span>Votre espace personnel</span> {fr("suit l'énergie de\u00a0vos\u00a0journées.")}
          </h2>
          <Lede>{fr('Les mêmes outils, du premier cours à la lampe du soir : chacun a son heure.')}</Lede>
        </Head>
        <Moments>
          <Curve />
          {moments.map(({ hour, tool, title, text }, i) => (
            <Moment key={hour} at={dots[i] ?? 0} data-last={i === 3 || undefined}>
              <span data-hour>{hour}</span>
              <h3>{unbroken(title)}</h3>
              <p>{text}</p>
              <small>{tool}</small>
              {i < 3 && <Descent from={dots[i] ?? 0} to={dots[i + 1] ?? 0} />}
            </Moment>
          ))}
        </Moments>
      </Column>
    </Box>
  )
}
