import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type TasksTexts, tasksTexts } from '../../../texts/tasks.ts'
import { Strip } from './strip-look.ts'
import { type Tab, tabs } from './tabs.ts'
import { useHiddenEnds } from './use-hidden-ends.ts'
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

/** Where a key leads from a tab: the neighbours, round the ends, the first and the last. */
function tabAfter(tab: Tab, key: string): Tab | undefined {
  const at = tabs.indexOf(tab)
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  const to = steps[key]
  return to === undefined ? undefined : tabs.at(to % tabs.length)
}

/** The tabs: one stop of the Tab key, arrows go on from there. On a narrow screen they scroll sideways. */
export function TabStrip({ tab, onShow }: { tab: Tab; onShow: (tab: Tab, focus?: boolean) => void }) {
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('en')
  const strip = useRef<HTMLDivElement>(null)
  useHiddenEnds(strip)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for when another tab is the active one.
  useLayoutEffect(() => {
    const box = strip.current
    const active = box?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (box && active) box.scrollLeft = active.offsetLeft - (box.clientWidth - active.offsetWidth) / 2
  }, [tab])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(tab, event.key)
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
