import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { tabAfterKey } from '../../drag/arrow-keys.ts'
import { type TasksTexts, tasksTexts } from '../../texts/tasks.ts'
import { Strip } from './tab-strip-styles.ts'
import { type Tab, tabs } from './tool-tabs.ts'
import { panelId, tabId } from './use-tab.ts'

/** A text that has nothing to fill in. */
type PlainText = {
  [K in keyof TasksTexts]: TasksTexts[K] extends string ? K : never
}[keyof TasksTexts]

const names: Record<Tab, PlainText> = {
  all: 'all',
  new: 'new',
  popular: 'popular',
  essential: 'essential',
  focus: 'focus',
  planning: 'planning',
  'well-being': 'wellBeing',
  analytics: 'analytics',
  recent: 'recent',
  favorites: 'favorites',
}

/** The tabs. The Tab key reaches the active one, and the arrow keys the others. On a narrow screen they scroll. */
export function TabStrip({ tab, onShow }: { tab: Tab; onShow: (tab: Tab, focus?: boolean) => void }) {
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('en')
  const strip = useRef<HTMLDivElement>(null)
  useHiddenEnds(strip)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab is scrolled to when it changes
  useLayoutEffect(() => {
    const box = strip.current
    const active = box?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (box && active) box.scrollLeft = active.offsetLeft - (box.clientWidth - active.offsetWidth) / 2
  }, [tab])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(tabs, tabs.indexOf(tab), event.key)
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onShow(next, true)
  }
  return (
    <Strip ref={strip} role="tablist" aria-label={t.tabs} onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          lang={lang}
          aria-selected={name === tab}
          aria-controls={panelId}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onShow(name)}
        >
          {t[names[name]]}
        </button>
      ))}
    </Strip>
  )
}

/** The edge of a tab may be a fraction of a pixel outside: nothing is hidden then. In pixels. */
const SLACK = 2

/** Marks the ends of a box at which something is scrolled out of sight: `data-more` is '', 'start', 'end' or both. */
function useHiddenEnds(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = box
      const ends = [
        ...(scrollLeft > SLACK ? ['start'] : []),
        ...(scrollLeft + clientWidth < scrollWidth - SLACK ? ['end'] : []),
      ]
      box.dataset.more = ends.join(' ')
    }
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(box)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [ref])
}
