import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { ChartColumn } from 'lucide-react'
import { historySearch } from '../../dashboards/dashboard-address.ts'
import { historyModule } from '../../pages/history/history-module.ts'
import { lastDaysTexts } from '../../texts/last-days.ts'
import { whenIdle } from '../../time/when-idle.ts'

/* The link can be pressed beside its words, too: the line alone would be too small a target. */
const Box = styled.div`
  flex: none;
  a { position: relative; display: flex; align-items: center; gap: 0.375rem; border-radius: 4px; color: var(--muted); font-size: var(--text-xs); font-weight: 600; line-height: 1.5rem; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: -0.625rem -0.5rem; }
  /* The mark of samples follows, which is no part of the link: a line keeps them apart. */
  & + small { margin-inline-start: 0.375rem; padding-inline-start: 0.75rem; border-inline-start: 1px solid var(--hairline); }
  a:hover { color: var(--text); text-decoration: underline; text-underline-offset: 0.25em; }
  [inert] > header > & { display: none; }
  @container (max-width: 16rem) {
    && a svg { display: block; }
    span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`

/** How long a busy page may put off computing the days, in milliseconds. */
const PATIENCE_MS = 1000

/**
 * Prepares the history when a pointer or the keyboard comes near. A failure shows, with a way to try again, when the page
 * is opened.
 */
const prepare = () =>
  void historyModule.load().then(
    ({ computeDaysAhead }) => whenIdle(computeDaysAhead, PATIENCE_MS),
    () => undefined,
  )

/** The way from the tracker to the page with everything. */
export function HistoryLink() {
  const { history } = useTexts(lastDaysTexts)
  return (
    <Box lang={useLanguageTag('fr')} onPointerEnter={prepare} onFocus={prepare}>
      <Link to={{ pathname: paths.dashboard, search: historySearch }} title={history}>
        <ChartColumn size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>{history}</span>
      </Link>
    </Box>
  )
}
