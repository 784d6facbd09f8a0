import { paths, settingsPath } from '@cadence/shared/router'
import type { newsTexts } from '../../texts/news.ts'

/** The names of the texts that have a title, a text and a link. */
type NewsName = Extract<
  keyof ReturnType<typeof newsTexts.get>,
  'room' | 'capture' | 'timetable' | 'exams' | 'taskboard' | 'reminders' | 'history'
>

/** Something that came to Cadence and that members notice. Its texts and its picture have its name. */
export interface NewsItem {
  name: NewsName
  /** The day since when members have it, as `YYYY-MM-DD`. */
  since: string
  /** Where to try it. */
  to: string
}

/** What came to Cadence, the newest first. A new entry takes a title, a text and a link in `texts/news.ts`, and a picture. */
export const news: readonly NewsItem[] = [
  { name: 'timetable', since: '2026-11-25', to: paths.dashboard },
  { name: 'exams', since: '2026-11-25', to: `${paths.dashboard}?edit=1` },
  { name: 'reminders', since: '2026-11-25', to: settingsPath('notifications') },
  { name: 'taskboard', since: '2026-11-25', to: paths.tasks },
  { name: 'history', since: '2026-11-25', to: `${paths.dashboard}?view=history` },
  { name: 'capture', since: '2026-11-25', to: paths.dashboard },
  { name: 'room', since: '2026-11-25', to: paths.dashboard },
]
