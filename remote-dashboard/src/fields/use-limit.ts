import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { type ClipboardEvent, useState } from 'react'
import { limitTexts } from '../texts/widgets.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Length that a field's text would have with something pasted over its selection. */
export function lengthWith(
  pasted: string,
  { value, selectionStart, selectionEnd }: Pick<Field, 'value' | 'selectionStart' | 'selectionEnd'>,
): number {
  const replaced = (selectionEnd ?? value.length) - (selectionStart ?? value.length)
  // A field holds one character for a line's end, whatever the clipboard has.
  return value.length - replaced + pasted.replaceAll('\r\n', '\n').length
}

/**
 * Keeps a field within `max` UTF-16 code units, and says so in a hint. What is pasted and does not fit is refused whole,
 * with the reason: a browser would cut it off silently, and the rest would be lost.
 */
export function useLimit(max: number) {
  const t = useTexts(limitTexts)
  const tag = useLanguageTag('fr-FR')
  const [state, setState] = useState<'fits' | 'reached' | number>('fits')
  const format = (value: number) => value.toLocaleString(tag)
  const hint =
    state === 'fits'
      ? null
      : state === 'reached'
        ? t.reached({ max: format(max) })
        : t.tooLong({ length: format(state), max: format(max) })
  return {
    hint,
    /** To be called with each text that the field comes to hold. */
    check: (text: string) => setState(text.length >= max ? 'reached' : 'fits'),
    /** For the field's `onPaste`. */
    onPaste: (event: ClipboardEvent<Field>) => {
      const length = lengthWith(event.clipboardData.getData('text/plain'), event.currentTarget)
      if (length <= max) return
      event.preventDefault()
      setState(length)
    },
  }
}
