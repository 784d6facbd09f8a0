import styled from '@emotion/styled'
import { useState } from 'react'
import { levels } from '../../../parts/ambassador/levels.ts'
import { Column, Lede, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { LEVELS_ID } from '../place.ts'
import { Card } from './Card.tsx'
import { Gauge } from './Gauge.tsx'

/** Where the gauge stands at first: at a level that gives a month, so that what it says of both can be seen. */
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
    ${levels.map((_, i) => `> li:nth-of-type(${i + 1}) { min-height: ${18 + i * 3}rem; }`).join('')}
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
