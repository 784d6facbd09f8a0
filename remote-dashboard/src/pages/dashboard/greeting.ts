/** The part of the day to greet in, by the member's clock: morning before 12:00, afternoon before 18:00 (specification, section 2). */
export function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours()
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
