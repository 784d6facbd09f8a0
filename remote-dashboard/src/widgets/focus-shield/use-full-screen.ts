import { toast } from '@cadence/shared/ui'
import { type RefObject, useSyncExternalStore } from 'react'
import { focusShieldTexts } from '../../texts/widgets.ts'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Full screen of one element. */
export interface FullScreen {
  /** Whether the browser offers it. Safari on iPhone does not. */
  supported: boolean
  active: boolean
  toggle: () => Promise<void>
}

/** Full screen of an element. `active` follows every change, also by Escape or by the browser. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const shown = useSyncExternalStore(subscribe, () => document.fullscreenElement ?? null)
  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen()
      else await element.current?.requestFullscreen()
    } catch (error) {
      console.warn('Full screen was refused', error)
      toast({ kind: 'info', text: focusShieldTexts.get().fullScreenRefused })
    }
  }
  return {
    supported: document.fullscreenEnabled === true,
    active: shown !== null && shown === element.current,
    toggle,
  }
}
