import { startTransition, useCallback, useEffect, useState } from 'react'
import { loadEditableGrid } from '../../../grid/use-editable-grid.ts'

const IDLE_MS = 2000

/**
 * Whether the panel of edit mode is to be drawn out of sight, so that the first press on the button waits for nothing:
 * once the page has stood for a while, or as soon as `prepare` says that somebody is near. The editor's code is fetched
 * then, too.
 */
export function usePrepared(): { prepared: boolean; prepare: () => void } {
  const [prepared, setPrepared] = useState(false)
  const prepare = useCallback(() => {
    // Without a network it is tried again when edit mode begins.
    void loadEditableGrid().catch(() => undefined)
    startTransition(() => setPrepared(true))
  }, [])
  useEffect(() => {
    const timer = setTimeout(prepare, IDLE_MS)
    return () => clearTimeout(timer)
  }, [prepare])
  return { prepared, prepare }
}
