import type { CollectionTexts } from '../../texts/collection.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days from a time until now. */
export function elapsedDays(iso: string, now: number): number {
  return Math.floor((now - Date.parse(iso)) / DAY_MS)
}

/**
 * When something was edited, by whole days elapsed: 'today', days under a week, weeks under 30 days, then the date in
 * the member's time zone (specification, section 9). The default texts write the date as fr-FR does, in figures; a chosen
 * language names the month.
 */
export function editedText(
  t: CollectionTexts,
  { tag, timeZone }: { tag: string; timeZone: string },
  iso: string,
  now: number,
): string {
  const days = elapsedDays(iso, now)
  if (days < 1) return t.edited({ when: t.today })
  if (days < 7) return t.edited({ when: t.days({ count: days }) })
  if (days < 30) return t.edited({ when: t.weeks({ count: Math.floor(days / 7) }) })
  const date = new Intl.DateTimeFormat(tag, {
    timeZone,
    ...(tag !== 'fr-FR' && { dateStyle: 'medium' }),
  })
  return t.editedOn({ date: date.format(Date.parse(iso)) })
}
