import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { breathingCss, lateCss } from '../../feedback/skeleton-styles.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { defaultLayout } from '../../widgets/catalogue.ts'
import { DashboardMiniature } from './DashboardMiniature.tsx'
import { Actions, Card, Foot, List, Meta } from './dashboard-card-styles.ts'

const Cards = styled(List)`
  ${lateCss}
  pointer-events: none;
  li > * { ${breathingCss} }
`

/** A line of text, or a button, that is not there yet: as wide as given, in a line as high as its text. */
const Bar = styled.b<{ width: string }>`
  display: block;
  width: ${({ width }) => width};
  max-width: 70%;
  height: 0.75em;
  margin-block: 0.425em;
  border-radius: var(--radius-pill);
  background: var(--skeleton);
  h2 > & { margin-block: 0.185em; }
`

/** The tag of a dashboard, before the line of text that follows it. */
const Tag = styled(Bar)`
  height: 1.625rem;
  margin-block: 0;
`

/** The button that opens a dashboard, and beside it those with icons. */
const OpenPlace = styled.b`
  width: 5.5rem;
  height: 2.75rem;
  margin-right: auto;
  border-radius: var(--radius-control);
  background: var(--skeleton);
`

/** As large as a button with an icon, also under a finger: the icon comes where its place was. */
const IconPlace = styled.i`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  &::before { content: ''; width: 1.125rem; height: 1.125rem; border-radius: 5px; background: var(--skeleton); }
  @media (pointer: coarse) { width: 2.75rem; height: 2.75rem; }
`

const cards = ['first', 'second', 'third']
const icons = ['main', 'edit', 'share', 'duplicate', 'delete']

/** Cards with the places of what comes: a board, its name, what is known of it, and its buttons. */
export function CollectionSkeleton() {
  const t = useTexts(collectionTexts)
  return (
    <div role="status" aria-label={t.loading} lang={useLanguageTag('fr')}>
      <Cards aria-hidden="true">
        {cards.map((card, n) => (
          <Card key={card}>
            <DashboardMiniature items={defaultLayout} isBlank />
            <h2>
              <Bar width="11rem" />
            </h2>
            <Meta>
              <Tag width="5.9375rem" />
              <Bar width="5.1875rem" />
              {n === 0 && <Bar width="8.25rem" />}
            </Meta>
            <Foot>
              <OpenPlace />
              <Actions>
                {icons.map((icon) => (
                  <IconPlace key={icon} />
                ))}
              </Actions>
            </Foot>
          </Card>
        ))}
      </Cards>
    </div>
  )
}
