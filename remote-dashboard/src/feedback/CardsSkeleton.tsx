import { useLanguageTag } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { breathingCss, lateCss } from './skeleton-styles.ts'

/** A line of a text that is not there yet. */
const line = (place: string, size: string) => `linear-gradient(var(--line) 0 0) ${place} / ${size} no-repeat`

const Cards = styled.div`
  --line: color-mix(in srgb, var(--muted) 16%, transparent);
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  grid-auto-rows: 15rem;
  gap: 0.5rem;
  ${lateCss}
  span {
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    ${breathingCss}
    background: ${line('1rem 1rem', '7rem 0.75rem')}, ${line('1rem 3.5rem', '62% 0.625rem')}, ${line('1rem 4.75rem', '44% 0.625rem')}, var(--surface-1);
  }
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
