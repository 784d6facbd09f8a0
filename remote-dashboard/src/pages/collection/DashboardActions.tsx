import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths, useNavigate } from '@cadence/shared/router'
import type { Dashboard } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import { Copy, House, Pencil, Share2, Trash2 } from 'lucide-react'
import { dashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { mainDashboardTexts } from '../../texts/main-dashboard.ts'
import { Actions } from './dashboard-card-styles.ts'
import { deleteWithUndo, duplicate, shareDashboard, toggleMain } from './dashboard-commands.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The four buttons of a card (specification, section 2, Collection), and before them the one that makes it the main one. */
export function DashboardActions({ dashboard, isMain }: { dashboard: Dashboard; isMain: boolean }) {
  const navigate = useNavigate()
  const t = useTexts(collectionTexts)
  const main = useTexts(mainDashboardTexts)
  const { id, name } = dashboard
  return (
    <Actions>
      <IconButton
        label={main.chooseNamed({ name })}
        title={main.main}
        lang={useLanguageTag('fr')}
        aria-pressed={isMain}
        onClick={({ currentTarget }) => toggleMain(dashboard, isMain, currentTarget)}
      >
        <House {...icon} />
      </IconButton>
      <IconButton
        label={t.editNamed({ name })}
        title={t.edit}
        onClick={() => navigate({ pathname: paths.dashboard, search: dashboardSearch(id, true) })}
      >
        <Pencil {...icon} />
      </IconButton>
      <IconButton label={t.shareNamed({ name })} title={t.share} onClick={() => void shareDashboard(name)}>
        <Share2 {...icon} />
      </IconButton>
      <IconButton
        label={t.duplicateNamed({ name })}
        title={t.duplicate}
        onClick={() => void duplicate(dashboard)}
      >
        <Copy {...icon} />
      </IconButton>
      <IconButton
        label={t.deleteNamed({ name })}
        title={t.delete}
        tone="danger"
        onClick={() => void deleteWithUndo(dashboard)}
      >
        <Trash2 {...icon} />
      </IconButton>
    </Actions>
  )
}
