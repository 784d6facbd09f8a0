import type { WidgetId } from '@cadence/shared/schemas'
import { useRecords } from '../records/use-records.ts'
import { useToday } from '../time/clock.ts'
import { type TimeOfDay, useTimeOfDay } from '../time/part-of-day.ts'
import type { CountdownKind } from '../widgets/countdown/countdown.ts'
import { useSession } from '../widgets/countdown/use-session.ts'
import { goalsOf, goalsSet } from '../widgets/daily-focus/goals.ts'
import { moodOf } from '../widgets/mood-check/mood-records.ts'
import { idsWhere, useSamples } from '../widgets/samples.ts'

/** How much a widget stands out. One at most is lit: the one that belongs to now. Quiet ones recede. */
export type Weight = 'lit' | 'plain' | 'quiet'

/** The widgets that belong to a time of day, the first one first. */
const lights: Record<TimeOfDay, readonly WidgetId[]> = {
  morning: ['2', '6', '9'],
  afternoon: ['6', '9', '8'],
  evening: ['5', '7', '1'],
  night: ['5', '7', '10'],
}

/**
 * The widgets that come before these where the cards are not in one column in the order of the day: the light is seen there
 * without scrolling, since they stand high on the default layout. It is the work, and how the day was.
 */
const highLights: Record<TimeOfDay, readonly WidgetId[]> = {
  morning: [],
  afternoon: ['8'],
  evening: ['1'],
  night: ['1'],
}

const widgetOf: Record<CountdownKind, WidgetId> = { timer: '8', shield: '4' }

/** What the weights depend on. */
export interface Moment {
  time: TimeOfDay
  /** The countdown that runs. */
  running: CountdownKind | null
  /** Whether the member is in a class or another event: the planner has the light then. */
  isEventOn: boolean
  /** Whether the cards are in one column, in the order of the day. */
  isColumn: boolean
  /** Widgets in which there is nothing left to do today. */
  done: ReadonlySet<WidgetId>
  /** Widgets that show samples, or only announce what is to come. */
  samples: ReadonlySet<WidgetId>
}

/** The weight of each widget of a dashboard. The light is for what is the member's own: it never falls on samples. */
export function weights(
  board: readonly WidgetId[],
  { time, running, isEventOn, isColumn, done, samples }: Moment,
): ReadonlyMap<WidgetId, Weight> {
  const event: readonly WidgetId[] = isEventOn ? ['2'] : []
  const ofTime = [...event, ...(isColumn ? [] : highLights[time]), ...lights[time]]
  const isOfNow = (id: WidgetId) => !done.has(id) && !samples.has(id)
  const wanted = running ? [widgetOf[running]] : ofTime.filter(isOfNow)
  const lit = wanted.find((id) => board.includes(id))
  // At night the countdowns recede too: the band has the one start that matters.
  const recedes = (id: WidgetId) =>
    done.has(id) || samples.has(id) || (time === 'night' && Object.values(widgetOf).includes(id))
  const weight = (id: WidgetId): Weight => (id === lit ? 'lit' : recedes(id) ? 'quiet' : 'plain')
  return new Map(board.map((id) => [id, weight(id)]))
}

/** The weight of each widget now. Renders again when one changes, and each second while a countdown runs. */
export function useWeights(
  board: readonly WidgetId[],
  { isEventOn, isColumn }: Pick<Moment, 'isEventOn' | 'isColumn'>,
): ReadonlyMap<WidgetId, Weight> {
  const time = useTimeOfDay()
  const today = useToday()
  const { kind, phase } = useSession()
  const goals = goalsSet(goalsOf(useRecords('goal'), today))
  const tasks = useRecords('task')
  const mood = moodOf(useRecords('mood'), today)
  const done = idsWhere(
    ['5', mood !== null],
    ['6', goals.length > 0 && goals.every((goal) => goal.done)],
    ['9', tasks.length > 0 && tasks.every(({ data }) => data.completed)],
  )
  // ZenFlow only announces what is to come.
  const samples = new Set<WidgetId>(['3', ...useSamples()])
  const running = phase === 'running' ? kind : null
  return weights(board, { time, running, isEventOn, isColumn, done, samples })
}
