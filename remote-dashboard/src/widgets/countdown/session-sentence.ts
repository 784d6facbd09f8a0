import type { Countdown, FocusSession } from '@cadence/shared/schemas'
import { focusTexts } from '../../texts/focus.ts'
import type { CountdownKind } from './countdown.ts'
import { sessionOf } from './countdown.ts'
import { completedOn } from './focus-sessions.ts'

const MINUTE_MS = 60_000

type Texts = ReturnType<typeof focusTexts.get>
type Sessions = readonly { id: string; data: FocusSession }[]

/** Places of a session in its day that have a word. */
const words = [
  'today1',
  'today2',
  'today3',
  'today4',
  'today5',
  'today6',
  'today7',
  'today8',
  'today9',
  'today10',
] as const satisfies readonly (keyof Texts)[]

/**
 * How many sessions the member completed today, the one that has ended included: its record may not be written yet. 0 when
 * that one ended on another day.
 */
export function countToday(
  kind: CountdownKind,
  countdown: Countdown,
  sessions: Sessions,
  today: string,
  timeZone: string,
): number {
  const ended = sessionOf(kind, countdown, Number.POSITIVE_INFINITY)
  if (!ended || completedOn([ended.data], today, timeZone) === 0) return 0
  const others = sessions.filter(({ id }) => id !== ended.id).map(({ data }) => data)
  return completedOn(others, today, timeZone) + 1
}

/**
 * What a member has done at the end of a session, such as « 25 min, troisième séance aujourd’hui »; for a session of
 * another day its length alone.
 */
export function sessionSentence(countdown: Countdown, count: number, t: Texts = focusTexts.get()): string {
  const minutes = Math.round(countdown.lengthMs / MINUTE_MS)
  if (count === 0) return t.minutes({ minutes })
  const word = words[count - 1]
  return t.done({ minutes, which: word ? t[word] : t.todayMore({ count }) })
}
