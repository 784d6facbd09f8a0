const DAY_MS = 24 * 60 * 60 * 1000

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/**
 * How long ago something was edited, in whole days elapsed: 'today', days under a week, weeks under 30 days, then
 * the date as fr-FR writes it (specification, section 9).
 */
export function relativeTime(iso: string, now: Date): string {
  const then = new Date(iso)
  const days = Math.floor((now.getTime() - then.getTime()) / DAY_MS)
  if (days < 1) return 'today'
  if (days < 7) return plural(days, 'day')
  if (days < 30) return plural(Math.floor(days / 7), 'week')
  return new Intl.DateTimeFormat('fr-FR').format(then)
}
