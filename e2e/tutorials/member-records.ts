import type { AuthResponse, Collection, RecordData } from '@cadence/shared/schemas'
import { signedInState } from '../support/account.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Row<C extends Collection> = readonly [id: string, data: RecordData<C>]

/** A week of lectures: weekday counted from Monday, start and end, title, subject. */
const week = [
  [0, '09:00', '10:30', 'Statistiques', 'stats', 'course'],
  [0, '14:00', '16:00', 'Fiches de droit', 'droit', 'work'],
  [1, '10:00', '12:00', 'Droit constitutionnel', 'droit', 'course'],
  [1, '18:00', '19:00', 'Piscine', null, 'rest'],
  [2, '08:30', '10:00', 'TD d’anglais', 'anglais', 'course'],
  [2, '10:00', '11:00', 'Travail de groupe', 'stats', 'work'],
  [3, '10:00', '12:00', 'Économie', 'eco', 'course'],
  [4, '09:00', '11:00', 'TD de statistiques', 'stats', 'course'],
] as const

const tasks = [
  ['Rendre la fiche d’arrêt', 'droit', 0, 'high'],
  ['Exercices 4 à 7, feuille 3', 'stats', 1, undefined],
  ['Relire le chapitre sur l’inflation', 'eco', 2, undefined],
  ['Préparer l’exposé de groupe', 'anglais', 6, 'medium'],
  ['Rendre les livres à la bibliothèque', undefined, 3, 'low'],
] as const

/** What a member has written who has used the product for some weeks, as the browser's storage holds it. */
export function memberRecords(userId: string, now: number): Record<string, string> {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS
  const rows = <C extends Collection>(collection: C, entries: readonly Row<C>[]) => {
    const updatedAt = new Date(now - HOUR_MS).toISOString()
    const all = entries.map(([id, data]) => [id, { updatedAt, data, pending: true, base: null }])
    return [`records:${userId}:${collection}`, JSON.stringify(Object.fromEntries(all))] as const
  }
  const subjects: Row<'subject'>[] = [
    ['droit', { name: 'Droit constitutionnel', colour: 'violet' }],
    ['stats', { name: 'Statistiques', colour: 'teal' }],
    ['eco', { name: 'Économie', colour: 'orange' }],
    ['anglais', { name: 'Anglais', colour: 'blue' }],
  ]
  const events = week.map(([weekday, from, to, title, subject, kind], at): Row<'event'> => {
    const day = dayOf(monday + weekday * DAY_MS)
    const data = {
      uid: `cours-${at}`,
      title,
      start: `${day}T${from}:00`,
      end: `${day}T${to}:00`,
      timeZone: null,
      kind,
    }
    const recurrence = kind === 'course' ? { recurrence: 'FREQ=WEEKLY' } : {}
    return [`cours-${at}`, { ...data, ...recurrence, ...(subject ? { subject } : {}) }]
  })
  const todo = tasks.map(([text, subject, inDays, priority], at): Row<'task'> => {
    const data = {
      text,
      completed: false,
      completedAt: null,
      position: `a${at}`,
      dueDay: dayOf(now + inDays * DAY_MS),
    }
    return [`tache-${at}`, { ...data, ...(subject ? { subject } : {}), ...(priority ? { priority } : {}) }]
  })
  const felt = (['good', 'great', 'neutral', 'good', 'great', 'low', 'good'] as const).map(
    (mood, at): Row<'mood'> => {
      const day = dayOf(now - (at + 1) * DAY_MS)
      return [day, { day, mood }]
    },
  )
  const goals = ['Finir la fiche d’arrêt', 'Deux séances de statistiques', 'Marcher jusqu’à la fac'].map(
    (text, at): Row<'goal'> => [`${dayOf(now)}-${at + 1}`, { day: dayOf(now), text, done: at === 2 }],
  )
  // Two sessions of today, so that the next one is the third of its series; some on each of the last days.
  const ends = [1, 2].map((hours) => now - hours * 0.75 * HOUR_MS)
  for (let day = 1; day <= 12; day += 1)
    for (let nth = 0; nth < 1 + (day % 4); nth += 1) ends.push(now - day * DAY_MS - nth * HOUR_MS)
  const sessions = ends.map((end): Row<'focusSession'> => {
    const started = end - 25 * 60_000
    const span = { startedAt: new Date(started).toISOString(), endedAt: new Date(end).toISOString() }
    const data = {
      kind: 'timer',
      ...span,
      focusMs: 25 * 60_000,
      awayCount: 0,
      awayMs: 0,
      completed: true,
    } as const
    return [`timer-${started}`, { ...data, subject: 'stats' }]
  })
  const written = new Date(now - DAY_MS).toISOString()
  const threeDaysAgo = new Date(now - 3 * DAY_MS).toISOString()
  const notes: Row<'note'>[] = [
    [
      'note-1',
      {
        title: 'Séparation des pouvoirs',
        content: 'Locke, puis Montesquieu : qui fait la loi ne l’applique pas. Revoir la décision de 1985.',
        createdAt: written,
        date: written,
      },
    ],
    [
      'note-2',
      {
        title: 'Questions pour le TD',
        content: 'Qui contrôle le Conseil constitutionnel ? Et que reste-t-il à la coutume ?',
        createdAt: threeDaysAgo,
        date: threeDaysAgo,
      },
    ],
  ]
  return Object.fromEntries([
    rows('subject', subjects),
    rows('event', events),
    rows('task', todo),
    rows('mood', felt),
    rows('goal', goals),
    rows('focusSession', sessions),
    rows('note', notes),
  ])
}

/** What a browser has stored that is signed in and has records. @param records values by their keys. */
export function signedInWith(session: AuthResponse, records: Readonly<Record<string, string>>) {
  const stored = Object.entries(records).map(([name, value]) => ({ name, value }))
  const origins = signedInState(session).origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: [...stored, ...localStorage],
  }))
  return { cookies: [], origins }
}
