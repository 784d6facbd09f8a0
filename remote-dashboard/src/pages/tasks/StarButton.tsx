import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import { Star } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { tasksTexts } from '../../texts/tasks.ts'
import { setFavourite } from './favourites.ts'
import { panelId } from './use-tab.ts'

/** The stars on the page, in their order. */
const stars = () => [...document.querySelectorAll<HTMLElement>(`#${panelId} [data-star]`)]

const activeTab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')

/** Marks a tool as a favourite. When that removes the card from the tab, the focus moves to the next card. */
export function StarButton({ id, title, starred }: { id: string; title: string; starred: boolean }) {
  const t = useTexts(tasksTexts)
  /** Index of the star that was just pressed, until the mark is drawn. */
  const pressedAt = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the mark is drawn, the card is still there, and so is the focus
  useEffect(() => {
    pressedAt.current = null
  }, [starred])
  useEffect(
    () => () => {
      const at = pressedAt.current
      if (at === null || document.activeElement !== document.body) return
      const left = stars()
      const next = left[Math.min(at, left.length - 1)] ?? activeTab()
      next?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <IconButton
      label={t.favourite({ name: title })}
      lang={useLanguageTag('fr')}
      aria-pressed={starred}
      data-star=""
      onClick={(event) => {
        pressedAt.current = stars().indexOf(event.currentTarget)
        void setFavourite(id, !starred)
      }}
    >
      <Star size={20} strokeWidth={1.75} fill={starred ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  )
}
