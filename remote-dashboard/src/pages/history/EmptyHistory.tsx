import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { historyTexts } from '../../texts/history.ts'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  padding: 2.5rem 1.25rem 3rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  text-align: center;
  background: radial-gradient(42rem 20rem at 50% 0, color-mix(in srgb, var(--warm) 16%, transparent), transparent), var(--surface-1);
  & > svg { width: min(26rem, 100%); height: auto; margin-bottom: 1rem; fill: none; stroke: var(--outline); stroke-dasharray: 3 4; }
  & > svg path { stroke: var(--chart-mood); stroke-dasharray: none; stroke-linecap: round; stroke-linejoin: round; }
  h2 { font-size: var(--text-xl); }
  p { max-width: 34em; margin-bottom: 1rem; color: var(--muted); }
`

/** Heights of the columns to come, in the picture's units. */
const heights = [28, 52, 40, 0, 64, 84, 46, 70, 58, 0, 76, 96]

/** The page of a member without a record: the outline of the charts to come, without any figure. */
export function EmptyHistory() {
  const t = useTexts(historyTexts)
  return (
    <Box>
      <svg viewBox="0 0 312 128" aria-hidden="true">
        {heights.map((height, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
            key={at}
            x={at * 26 + 5}
            y={120 - height}
            width="16"
            height={height}
            rx="3"
          />
        ))}
        <path d="M0 120h312" strokeWidth="1" opacity="0.4" />
        <path d="M13 62 39 48 65 54 117 30 143 22 169 40 195 26 221 34 273 18 299 12" strokeWidth="2" />
      </svg>
      <h2>{t.emptyTitle}</h2>
      <p>{t.emptyText}</p>
      <ButtonLink to={paths.dashboard} variant="primary">
        {t.emptyAction}
      </ButtonLink>
    </Box>
  )
}
