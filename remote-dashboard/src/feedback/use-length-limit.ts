import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { type ClipboardEvent, useState } from 'react'
import { limitTexts } from '../texts/widgets.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The length of a field's text with a pasted text in place of its selection, in UTF-16 code units. */
export function lengthWith(
  pasted: string,
  { value, selectionStart, selectionEnd }: Pick<Field, 'value' | 'selectionStart' | 'selectionEnd'>,
): number {
  const replaced = (selectionEnd ?? value.length) - (selectionStart ?? value.length)
  // A field has one character for the end of a line, and the clipboard of Windows two.
  return value.length - replaced + pasted.replaceAll('\r\n', '\n').length
}

/**
 * Limits a field to `max` UTF-16 code units, with a hint. A pasted text that does not fit is refused as a whole, with the
 * reason: a browser would truncate it silently, and the rest would be lost.
 */
export function useLengthLimit(max: number) {
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
    /** Call it with each new text of the field. */
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
