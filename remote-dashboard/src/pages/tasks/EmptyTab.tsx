import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, LitPanel, Vignette } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { tasksTexts } from '../../texts/tasks.ts'
import type { Tab } from './tool-tabs.ts'

const Panel = styled(LitPanel)`
  min-height: min(30rem, 56dvh);
  && p { margin: 0; }
  p:first-of-type { color: var(--text); font-size: var(--text-lg); font-weight: 600; }
  button { margin-top: 0.75rem; }
`

/** What a tab shows when it has no tool. */
export function EmptyTab({ tab, onShowAll }: { tab: Tab; onShowAll: () => void }) {
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('fr')
  const favourites = tab === 'favorites'
  return (
    <Panel>
      <Vignette of={favourites ? 'stars' : 'pins'} />
      <p lang={useLanguageTag('en')}>{t.empty}</p>
      {favourites && <p lang={lang}>{t.emptyFavourites}</p>}
      <Button lang={lang} size="sm" onClick={onShowAll}>
        {t.showAll}
      </Button>
    </Panel>
  )
}
