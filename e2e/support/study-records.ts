const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const moods = ['low', 'neutral', 'good', 'great', 'excellent'] as const

/** How much a member does each day, without chance: a rest each sixth day, more in the middle of a month. */
const sessionsOn = (day: number) => (day % 6 === 5 ? 0 : 3 + (day % 5))
const tasksOn = (day: number) => day % 7

/** Rows of a collection in the browser's storage, known to the API. */
const rows = (entries: readonly (readonly [id: string, at: number, data: object])[]) =>
  JSON.stringify(
    Object.fromEntries(
      entries.map(([id, at, data]) => [id, { updatedAt: new Date(at).toISOString(), data }]),
    ),
  )

/**
 * What storage holds of a member who has studied each day until now, by key: sessions of a subject, completed tasks that
 * were tidied away, moods and goals.
 */
export function studyRecords(userId: string, days: number, now = Date.now()): Record<string, string> {
  // At noon, so that a day's sessions are of one day in every time zone of the tests.
  const noon = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS / 2
  const past = Array.from({ length: days }, (_, day) => ({ day, at: noon - day * DAY_MS }))
  const times = (count: number) => Array.from({ length: count }, (_, nth) => nth)
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const sessions = past.flatMap(({ day, at }) =>
    times(sessionsOn(day)).map((nth) => {
      const end = at - (nth + 1) * 40 * MINUTE_MS
      const startedAt = new Date(end - 25 * MINUTE_MS).toISOString()
      const span = { startedAt, endedAt: new Date(end).toISOString(), focusMs: 25 * MINUTE_MS }
      const task = { text: `Exercices, feuille ${nth + 1}`, record: null }
      const data = {
        kind: 'timer',
        ...span,
        awayCount: 0,
        awayMs: 0,
        completed: true,
        task,
        subject: `s${nth % 3}`,
      }
      return [`timer-${Date.parse(startedAt)}`, end, data] as const
    }),
  )
  const completions = past.flatMap(({ day, at }) =>
    times(tasksOn(day)).map(
      (nth) => [`c${day}-${nth}`, at, { completedAt: new Date(at - nth * MINUTE_MS).toISOString() }] as const,
    ),
  )
  const felt = past.map(({ day, at }) => [dateOf(at), at, { day: dateOf(at), mood: moods[day % 5] }] as const)
  const goals = past.flatMap(({ at }) =>
    times(3).map(
      (nth) =>
        [
          `${dateOf(at)}-${nth + 1}`,
          at,
          { day: dateOf(at), text: `Objectif ${nth + 1}`, done: nth < 2 },
        ] as const,
    ),
  )
  const subjects = ['Mathématiques appliquées', 'Droit constitutionnel', 'Économie'].map(
    (name, nth) => [`s${nth}`, now, { name, colour: (['teal', 'violet', 'orange'] as const)[nth] }] as const,
  )
  const key = (collection: string) => `records:${userId}:${collection}`
  return {
    [key('focusSession')]: rows(sessions),
    [key('completion')]: rows(completions),
    [key('mood')]: rows(felt),
    [key('goal')]: rows(goals),
    [key('subject')]: rows(subjects),
  }
}
