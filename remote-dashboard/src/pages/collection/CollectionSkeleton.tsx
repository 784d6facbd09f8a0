import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { collectionTexts } from '../../texts/collection.ts'
import { defaultLayout } from '../../widgets/catalogue.ts'
import { DashboardMiniature } from './DashboardMiniature.tsx'
import { Card, Foot, List, Meta } from './dashboard-card-styles.ts'

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.5; }`

const Cards = styled(List)`
  /* An answer within 200 ms shows no skeleton at all. */
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
  pointer-events: none;
  li > * { animation: ${breathe} 1.6s var(--ease) infinite; }
  @media (prefers-reduced-motion: reduce) { li > * { animation: none; } }
`

/** A line of text, or a button, that is not there yet: as wide as given, in a line as high as its text. */
const Bar = styled.b<{ width: string }>`
  display: block;
  width: ${({ width }) => width};
  max-width: 70%;
  height: 0.75em;
  margin-block: 0.3em;
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--muted) 20%, transparent);
`

const IconPlace = styled.i`
  width: 1.125rem;
  height: 1.125rem;
  margin: 0.6875rem;
  border-radius: 5px;
  background: color-mix(in srgb, var(--muted) 20%, transparent);
`

const cards = ['first', 'second', 'third']

/** Cards with the places of what comes: a board, its name, what is known of it, and its buttons. */
export function CollectionSkeleton() {
  const t = useTexts(collectionTexts)
  return (
    <div role="status" aria-label={t.loading} lang={useLanguageTag('fr')}>
      <Cards aria-hidden="true">
        {cards.map((card) => (
          <Card key={card}>
            <DashboardMiniature items={defaultLayout} isBlank />
            <h2>
              <Bar width="11rem" />
            </h2>
            <Meta>
              <Bar width="5.5rem" />
              <Bar width="6.5rem" />
            </Meta>
            <Foot>
              <IconPlace />
              <IconPlace />
              <IconPlace />
              <IconPlace />
              <IconPlace />
            </Foot>
          </Card>
        ))}
      </Cards>
    </div>
  )
}
