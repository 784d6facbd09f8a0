import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, LitPanel, Vignette } from '@cadence/shared/ui'
import { tasksTexts } from '../../texts/tasks.ts'
import type { Tab } from './tool-tabs.ts'

/** What a tab shows when it has no tool. */
export function EmptyTab({ tab, onShowAll }: { tab: Tab; onShowAll: () => void }) {
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('fr')
  const favourites = tab === 'favorites'
  return (
    <LitPanel>
      <Vignette of={favourites ? 'stars' : 'pins'} />
      <h2 lang={useLanguageTag('en')}>{t.empty}</h2>
      {favourites && <p lang={lang}>{t.emptyFavourites}</p>}
      <Button lang={lang} variant="primary" onClick={onShowAll}>
        {t.showAll}
      </Button>
    </LitPanel>
  )
}
