import type { NamedHoliday } from './planner-holidays.ts'

/** A holiday on some days in a row of a week. */
export interface Band {
  kind: NamedHoliday['kind']
  title: string
  /** Its first day in the week, from 1, and the number of its days. */
  place: number
  length: number
}

/** The holidays of a day: public ones first. */
export const holidaysOn = (holidays: readonly NamedHoliday[], day: string) =>
  holidays.filter(({ from, to }) => from <= day && day < to).sort((a, b) => a.kind.localeCompare(b.kind))

/** The bands above the days of a week. A day has one band: a public holiday splits that of the school holidays. */
export function bandsOf(holidays: readonly NamedHoliday[], days: readonly string[]): Band[] {
  const bands: Band[] = []
  days.forEach((day, at) => {
    const [top] = holidaysOn(holidays, day)
    if (!top) return
    const last = bands.at(-1)
    if (last?.title === top.title && last.place + last.length === at + 1) last.length += 1
    else bands.push({ kind: top.kind, title: top.title, place: at + 1, length: 1 })
  })
  return bands
}
