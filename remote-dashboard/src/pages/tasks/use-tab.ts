import { useSearchParams } from '@cadence/shared/router'
import { type Tab, tabOf } from './tool-tabs.ts'

/** Ids of the panel that the tabs control, and of each tab. */
export const panelId = 'tools-panel'
export const tabId = (tab: Tab) => `tools-tab-${tab}`

/**
 * The active tab. It is part of the address, so that a reload and the back button keep it. A change of tab adds no entry
 * to the browser's history. `focus` focuses the tab, for a pressed button that is removed with the panel.
 */
export function useTab() {
  const [params, setParams] = useSearchParams()
  const show = (tab: Tab, focus = false) => {
    setParams(tab === 'all' ? {} : { tab }, { replace: true, preventScrollReset: true })
    if (focus) document.getElementById(tabId(tab))?.focus({ preventScroll: true })
  }
  return { tab: tabOf(params.get('tab')), show }
}
