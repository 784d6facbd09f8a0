const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' })

/** `22 nov. 2026, 15:40`, in the member's time zone. */
export const momentText = (iso: string) => moment.format(new Date(iso))

/** A size as one reads it, in kilobytes of 1000 bytes. */
export function bytesText(bytes: number): string {
  if (bytes === 0) return 'du cache'
  const thousands = (bytes / 1000).toLocaleString('fr-FR', { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })
  return `${thousands}\u202fko`
}
