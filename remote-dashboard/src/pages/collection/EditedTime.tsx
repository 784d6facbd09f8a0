import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useSyncExternalStore } from 'react'
import { collectionTexts } from '../../texts/collection.ts'
import { subscribeClock, useTimeZone } from '../../time/clock.ts'
import { editedText, elapsedDays } from './edited.ts'

/** When a dashboard was edited. On a page that is left open it moves on by itself, and renders only then. */
export function EditedTime({ iso }: { iso: string }) {
  const t = useTexts(collectionTexts)
  const tag = useLanguageTag('fr-FR')
  const timeZone = useTimeZone()
  useSyncExternalStore(subscribeClock, () => elapsedDays(iso, Date.now()))
  return <time dateTime={iso}>{editedText(t, { tag, timeZone }, iso, Date.now())}</time>
}
