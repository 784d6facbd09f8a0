import { useLanguageTag } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { breathingCss, lateCss } from './skeleton-styles.ts'

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  grid-auto-rows: 15rem;
  gap: 0.5rem;
  ${lateCss}
  span { padding: 1.25rem 1.125rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-1); ${breathingCss} }
  /* The title of a chart. */
  span::before { content: ''; display: block; width: 7.5rem; height: 0.625rem; border-radius: var(--radius-pill); background: var(--skeleton); }
`

/** It is not known how many cards come. */
const some = [1, 2, 3, 4, 5, 6].map((key) => <span key={key} />)

/** Rows of charts, until it is known what they hold. @param label what is being loaded, in French by default. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <Cards role="status" aria-label={label} lang={useLanguageTag('fr')}>
      {some}
    </Cards>
  )
}
