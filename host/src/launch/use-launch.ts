import { isLaunchedFor, sharedText, withoutLaunch } from '@cadence/shared/contract'
import { useSearchParams } from '@cadence/shared/router'
import { useCallback, useEffect } from 'react'
import { captureState, openCapture } from '../layouts/app/capture/capture-state.ts'

/**
 * Opens quick capture for a shortcut of the installed app, or with the text that another app shares. The address keeps the
 * text until the dialog closes: a reload, or a sign-in before, loses nothing.
 * @returns a function that takes it out of the address
 */
export function useLaunch(): () => void {
  const [params, setParams] = useSearchParams()
  const text = sharedText(params)
  const asTask = isLaunchedFor('task', params)
  useEffect(() => {
    if (text || asTask) void openCapture({ text, asTask })
  }, [text, asTask])
  return useCallback(() => {
    if (captureState.draft) setParams(withoutLaunch, { replace: true, preventScrollReset: true })
  }, [setParams])
}
