import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link, paths } from '@cadence/shared/router'
import type { Dashboard } from '@cadence/shared/schemas'
import { memo, useSyncExternalStore } from 'react'
import { dashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { mainDashboardTexts } from '../../texts/main-dashboard.ts'
import { subscribeClock, useTimeZone } from '../../time/clock.ts'
import { DashboardActions } from './DashboardActions.tsx'
import { DashboardMiniature } from './DashboardMiniature.tsx'
import { Card, Foot, Meta } from './dashboard-card-styles.ts'
import { editedText, elapsedDays } from './edited-text.ts'
import { MainToggle } from './MainToggle.tsx'
import { nameOpened } from './name-opened.ts'

interface DashboardCardProps {
  dashboard: Dashboard
  /** The member chose it as the main one. */
  isMain: boolean
  /** The member opened it last, of several. */
  isLastOpened: boolean
}

/** One saved dashboard. A click anywhere except on its buttons opens it. */
export const DashboardCard = memo(function DashboardCard(props: DashboardCardProps) {
  const { dashboard, isMain, isLastOpened } = props
  const { id, name, items, updatedAt } = dashboard
  const t = useTexts(collectionTexts)
  const main = useTexts(mainDashboardTexts)
  const frenchLang = useLanguageTag('fr')
  const [start, end] = nameParts(name)
  return (
    <Card data-dashboard={id} data-main={isMain || undefined}>
      <DashboardMiniature items={items} />
      <h2>
        <Link
          to={{ pathname: paths.dashboard, search: dashboardSearch(id) }}
          title={name}
          onClick={nameOpened}
        >
          <span>{start}</span>
          {end && <small>{end}</small>}
        </Link>
      </h2>
      <Meta>
        <span>{t.kind}</span>
        <EditedTime iso={updatedAt} />
        {isLastOpened && <em lang={frenchLang}>{main.lastOpened}</em>}
      </Meta>
      <Foot>
        <MainToggle dashboard={dashboard} isMain={isMain} />
        <DashboardActions dashboard={dashboard} />
      </Foot>
    </Card>
  )
})

/** When a dashboard was edited. It renders again when another day has elapsed. */
function EditedTime({ iso }: { iso: string }) {
  const t = useTexts(collectionTexts)
  const tag = useLanguageTag('fr-FR')
  const timeZone = useTimeZone()
  useSyncExternalStore(subscribeClock, () => elapsedDays(iso, Date.now()))
  return <time dateTime={iso}>{editedText(t, { tag, timeZone }, iso, Date.now())}</time>
}

/** Longest name that a card surely shows whole, in UTF-16 code units. */
const SURELY_WHOLE = 34

/**
 * A long name in two parts: what may be cut, and the words in brackets at its end, such as ' (copie)'. A copy then never
 * looks like its original.
 */
export function nameParts(name: string): [start: string, end: string] {
  const end = name.length > SURELY_WHOLE ? (/ \([^()]{1,30}\)$/.exec(name)?.[0] ?? '') : ''
  return [name.slice(0, name.length - end.length), end]
}
