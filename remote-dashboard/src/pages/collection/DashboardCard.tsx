import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import type { Dashboard } from '@cadence/shared/schemas'
import { ButtonLink } from '@cadence/shared/ui'
import { House } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { dashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { mainDashboardTexts } from '../../texts/main-dashboard.ts'
import { subscribeClock, useTimeZone } from '../../time/clock.ts'
import { DashboardActions } from './DashboardActions.tsx'
import { DashboardMiniature } from './DashboardMiniature.tsx'
import { Card, Foot, Meta } from './dashboard-card-styles.ts'
import { editedText, elapsedDays } from './edited-text.ts'
import { nameOpened } from './name-opened.ts'

interface DashboardCardProps {
  dashboard: Dashboard
  /** Whether this is the first card of the list. */
  isFirst: boolean
  /** The member chose it as the main one. */
  isMain: boolean
  /** The member opened it last, of several. */
  isLastOpened: boolean
}

/** One saved dashboard. A click anywhere except on its other buttons opens it. */
export const DashboardCard = memo(function DashboardCard(props: DashboardCardProps) {
  const { dashboard, isFirst, isMain, isLastOpened } = props
  const { id, name, items, updatedAt } = dashboard
  const t = useTexts(collectionTexts)
  const main = useTexts(mainDashboardTexts)
  const frenchLang = useLanguageTag('fr')
  const [start, end] = nameParts(name)
  return (
    <Card data-dashboard={id} data-main={isMain || undefined}>
      <DashboardMiniature items={items} />
      <h2 data-long={name.length > SHORT || undefined}>
        <span>{start}</span>
        {end && ' '}
        {end && (
          <small>
            <span>(</span>
            {end}
            <span>)</span>
          </small>
        )}
      </h2>
      <Meta>
        <span>{t.kind}</span>
        <EditedTime iso={updatedAt} />
        {isMain && (
          <strong lang={frenchLang}>
            <House size={14} strokeWidth={1.75} aria-hidden="true" />
            {main.main}
          </strong>
        )}
        {isLastOpened && <em lang={frenchLang}>{main.lastOpened}</em>}
      </Meta>
      <Foot>
        <ButtonLink
          to={{ pathname: paths.dashboard, search: dashboardSearch(id) }}
          variant={isFirst ? 'primary' : 'secondary'}
          lang={frenchLang}
          aria-label={t.openNamed({ name })}
          title={name}
          onClick={nameOpened}
        >
          {t.open}
        </ButtonLink>
        <DashboardActions dashboard={dashboard} isMain={isMain} />
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

/** Longest name that a card surely shows whole in large letters, in UTF-16 code units. */
const SHORT = 34

/**
 * A long name in two parts: its beginning, and the words in brackets at its end, such as '(copie)', which have a tag of
 * their own. A copy then never looks like its original.
 */
function nameParts(name: string): [start: string, end: string] {
  const [, start = name, end = ''] = (name.length > SHORT && /^(.+) \(([^()]{1,30})\)$/s.exec(name)) || []
  return [start, end]
}
