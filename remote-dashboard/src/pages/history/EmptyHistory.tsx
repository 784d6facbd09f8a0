import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { ButtonLink, LitPanel, Vignette } from '@cadence/shared/ui'
import { historyTexts } from '../../texts/history.ts'

/** The page of a member without a record: somebody draws the first of the charts to come. */
export function EmptyHistory() {
  const t = useTexts(historyTexts)
  return (
    <LitPanel>
      <Vignette of="draws" />
      <h2>{t.emptyTitle}</h2>
      <p>{t.emptyText}</p>
      <ButtonLink to={paths.dashboard} variant="primary">
        {t.emptyAction}
      </ButtonLink>
    </LitPanel>
  )
}
