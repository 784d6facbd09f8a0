import { useEffect } from 'react'

const TYPING = 'input, textarea, select, [contenteditable]'

/** Whether a key undoes or redoes: Ctrl or Cmd with Z, with Shift and Z, or with Y. Null for any other key. */
export function historyKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
) {
  if (event.altKey || event.ctrlKey === event.metaKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

/** Whether the key belongs to a field or to a dialog over the page. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest(TYPING) !== null
}

/** Undo and redo by keyboard, wherever the focus is except in a field. */
export function useHistoryKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = historyKey(event)
      if (way === null || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      if (way === 'undo') undo()
      else redo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
