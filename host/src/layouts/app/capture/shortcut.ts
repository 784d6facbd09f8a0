import { useEffect } from 'react'
import { hasModal, openCapture } from './capture-state.ts'

/** Whether the keyboard has a command key, which Apple's systems use where others use Ctrl. */
export const hasCommandKey = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The shortcut as the member reads it on their keyboard. */
export const shortcutText = () => (hasCommandKey() ? '⌘\u00a0K' : 'Ctrl\u00a0K')

/** The shortcut as `aria-keyshortcuts` writes it. */
export const shortcutKeys = () => (hasCommandKey() ? 'Meta+K' : 'Control+K')

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const command = hasCommandKey()
  return key.toLowerCase() === 'k' && !altKey && !shiftKey && metaKey === command && ctrlKey !== command
}

/** Opens quick capture by its shortcut, also from a text field, but not over another dialog. */
export function useCaptureShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented || hasModal()) return
      // The browser would put the focus into its own search.
      event.preventDefault()
      if (!event.repeat) void openCapture()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
