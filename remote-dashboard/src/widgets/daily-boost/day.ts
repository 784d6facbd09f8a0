const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Place of a day's quotation among so many: the same all day, another one the next.
 * @param day as `YYYY-MM-DD`, in the member's time zone.
 * @param further how many quotations after the day's one.
 */
export function quotationAt(day: string, count: number, further = 0): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
  return (((days + further) % count) + count) % count
}
