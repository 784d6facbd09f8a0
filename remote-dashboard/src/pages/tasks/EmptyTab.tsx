import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Star, Toolbox } from 'lucide-react'
import { tasksTexts } from '../../texts/tasks.ts'
import type { Tab } from './tool-tabs.ts'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  padding: 3.5rem 1.25rem;
  border: 1px dashed var(--outline);
  border-radius: var(--radius-card);
  text-align: center;
  & > svg { margin-bottom: 0.5rem; color: var(--accent); }
  p:first-of-type { font-size: var(--text-lg); font-weight: 600; }
  p:not(:first-of-type) { color: var(--muted); }
  button { margin-top: 0.75rem; }
`

const icon = { size: 28, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What a tab shows when it has no tool. */
export function EmptyTab({ tab, onShowAll }: { tab: Tab; onShowAll: () => void }) {
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('fr')
  const favourites = tab === 'favorites'
  return (
    <Box>
      {favourites ? <Star {...icon} /> : <Toolbox {...icon} />}
      <p lang={useLanguageTag('en')}>{t.empty}</p>
      {favourites && <p lang={lang}>{t.emptyFavourites}</p>}
      <Button lang={lang} size="sm" onClick={onShowAll}>
        {t.showAll}
      </Button>
    </Box>
  )
}
