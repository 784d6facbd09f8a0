/** The greeting by the member's clock: morning before 12:00, afternoon before 18:00 (specification, section 2). */
export function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
