import styled from '@emotion/styled'
import { useState } from 'react'
import { type Level, levels } from '../../parts/ambassador-levels.ts'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'
import { Gauge } from './LevelGauge.tsx'

/** Name of the levels in the address. */
export const LEVELS_ID = 'niveaux'

const CardBox = styled.li`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  min-width: 0;
  padding: 1.25rem;
  border: 1px solid var(--hairline);
  border-top: 3px solid var(--surface-3);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  transition: border-color var(--slow) var(--ease);
  &[data-reached] { border-top-color: var(--accent); }
  h3 { font-size: var(--text-2xl); }
  > div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
  @media (min-width: 40rem) { gap: 1.5rem; padding: 1.5rem; > div { display: block; } }
  ul { display: grid; gap: 0.625rem; }
  ul li { display: grid; grid-template-columns: 1.25rem minmax(0, 1fr); color: var(--muted); }
  ul li::before { content: '+'; color: var(--warm); font-weight: 600; }
  ul li:first-of-type { color: var(--text); }
`

const Range = styled.p`
  color: var(--muted);
  b { color: var(--text); font: 650 clamp(2.25rem, 1.75rem + 2vw, 3.25rem)/1 var(--font-display); letter-spacing: -0.04em; margin-right: 0.125em; white-space: nowrap; }
`

/** A level: its referrals, its name, its advantages. `before` is the level below, whose advantages it includes. */
function Card(props: { level: Level; before: Level | undefined; reached: boolean }) {
  const { level, before, reached } = props
  return (
    <CardBox data-reached={reached || undefined}>
      <div>
        <h3>{level.name}</h3>
        <Range>
          <b>{level.range}</b>
          {'\u00a0filleuls'}
        </Range>
      </div>
      <ul>
        <li>{unbroken(level.adds)}</li>
        {before && <li>{`Tous les avantages du niveau ${before.name}`}</li>}
      </ul>
    </CardBox>
  )
}

/** First value of the gauge: a level with a free month, so that the gauge shows the level and the months. */
const FIRST = 12

const Box = styled(Section)`
  &:focus { outline: none; }
`

const Head = styled.div`
  display: grid;
  gap: 1rem;
`

/* A staircase where there is room: each level is a step higher than the one before. */
const Steps = styled.ol`
  display: grid;
  gap: 1rem;
  @media (min-width: 40rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-items: end;
    ${levels.map((_, i) => `> li:nth-of-type(${i + 1}) { min-height: ${16 + i * 3}rem; }`).join('')}
  }
`

const Note = styled.p`
  margin-top: 1.25rem;
  color: var(--faint);
  font-size: var(--text-sm);
`

export function Levels() {
  const [referrals, setReferrals] = useState(FIRST)
  return (
    <Box id={LEVELS_ID} tabIndex={-1} aria-labelledby="niveaux-titre">
      <Column>
        <Head>
          <h2 id="niveaux-titre">Quatre niveaux, une marche après l’autre</h2>
          <Lede>
            {fr('Trois filleuls ouvrent le premier. Chaque niveau garde les avantages du précédent.')}
          </Lede>
        </Head>
        <Gauge referrals={referrals} onChange={setReferrals} />
        <Steps>
          {levels.map((level, i) => (
            <Card key={level.name} level={level} before={levels[i - 1]} reached={referrals >= level.from} />
          ))}
        </Steps>
        <Note>
          {fr(
            "Un filleul est une personne qui s'inscrit avec votre code. À 50 filleuls tout juste, vous êtes VIP. Les dix premiers comptent aussi : leur mois arrive avec le niveau Campus.",
          )}
        </Note>
      </Column>
    </Box>
  )
}
