import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { ButtonLink, LitPanel, Vignette } from '@cadence/shared/ui'
import { Plus } from 'lucide-react'
import { newDashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'

/** The page of a member without a saved dashboard. */
export function EmptyCollection() {
  const t = useTexts(collectionTexts)
  return (
    <LitPanel>
      <Vignette of="pins" />
      <h2>{t.emptyTitle}</h2>
      <p>{t.emptyHint}</p>
      <ButtonLink
        to={{ pathname: paths.dashboard, search: newDashboardSearch }}
        variant="primary"
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t.create}
      </ButtonLink>
    </LitPanel>
  )
}
