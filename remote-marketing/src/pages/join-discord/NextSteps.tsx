import styled from '@emotion/styled'
import { type ComponentType, lazy, Suspense } from 'react'
import { Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'
import { useNear } from '../../parts/use-near.ts'

/* Beside the form it is as high as the form: the picture takes what the words leave. */
const Box = styled.div`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  > h2 + p { text-wrap: balance; }
  @media (min-width: 60rem) { grid-template-rows: auto auto auto minmax(0, 1fr); }
`

const Steps = styled.ol`
  --dot: 0.75rem;
  display: grid;
  margin-top: 1rem;
  li { position: relative; padding: 0 0 1.5rem 2rem; color: var(--muted); }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: calc(0.8em - var(--dot) / 2);
    width: var(--dot);
    height: var(--dot);
    border: 1px solid var(--outline);
    border-radius: var(--radius-pill);
  }
  li:first-of-type::before { border-color: var(--glow); background: var(--glow); }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    left: calc(var(--dot) / 2);
    top: calc(0.8em + var(--dot));
    bottom: calc(-0.8em + var(--dot));
    border-left: 1px solid var(--hairline);
  }
  strong { display: block; color: var(--text); font-weight: 600; }
`

/** Without a network its place stays empty. */
const Photo = lazy<ComponentType>(() =>
  import('./ApplicationPhoto.tsx').catch(() => ({ default: () => null })),
)

/* A phone and a tablet come to the form without it. */
const Frame = styled.div`
  display: none;
  position: relative;
  min-height: 18rem;
  max-height: 40rem;
  border-radius: var(--radius-card);
  background: var(--surface-2);
  overflow: hidden;
  svg { position: absolute; width: 100%; height: 100%; }
  @media (min-width: 60rem) { display: block; }
`

/** An ambassador under the steps. */
function Ambassador() {
  const { ref, isNear } = useNear<HTMLDivElement>()
  return (
    <Frame ref={ref}>
      {isNear && (
        <Suspense>
          <Photo />
        </Suspense>
      )}
    </Frame>
  )
}

const steps = [
  {
    name: 'Tu écris',
    text: fr("Trois minutes. Le brouillon reste dans cet onglet tant qu'il n'est pas parti."),
  },
  { name: 'On lit', text: fr("Ta candidature arrive chez l'équipe, et un accusé de réception chez toi.") },
  {
    name: 'On répond',
    text: fr('Par e-mail, dans le même fil. Tu peux y répondre si quelque chose a changé entre-temps.'),
  },
]

/** The questions of the form, and the next steps after it. */
export function Next() {
  return (
    <Box>
      <h2>Ta candidature</h2>
      <Lede>
        {fr("Pas besoin d'être célèbre. Ce qui compte : à qui tu en parles, et pourquoi ça t'a servi.")}
      </Lede>
      <Steps>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            {unbroken(text)}
          </li>
        ))}
      </Steps>
      <Ambassador />
    </Box>
  )
}
