import { useSearchParams } from '@cadence/shared/router'
import { type Tab, tabOf } from './tabs.ts'

/** Id of the panel that the tabs rule, and of each tab. */
export const panelId = 'tools-panel'
export const tabId = (tab: Tab) => `tools-tab-${tab}`

/**
 * The active tab. It stands in the address, so that a reload and the way back to the page keep it; looking through the
 * tabs leaves no trail in the history. `focus` moves the keyboard to the tab, where what was pressed goes away.
 */
export function useTab() {
  const [params, setParams] = useSearchParams()
  const show = (tab: Tab, focus = false) => {
    setParams(tab === 'all' ? {} : { tab }, { replace: true, preventScrollReset: true })
    if (focus) document.getElementById(tabId(tab))?.focus({ preventScroll: true })
  }
  return { tab: tabOf(params.get('tab')), show }
}
