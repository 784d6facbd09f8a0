import { useAuth } from '@cadence/shared/auth'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import { useToday } from '../../time/use-today.ts'
import type { WidgetBodyProps } from '../parts.ts'
import { Day } from './Day.tsx'

/** Whether the widget shows samples: until the member has had a goal of their own. */
export const useSampleGoals = () => useUntouched('goal')

/** The three goals of the day. */
export function DailyFocus({ size }: WidgetBodyProps) {
  const today = useToday()
  const userId = useAuth().user?._id ?? ''
  const entries = useRecords('goal')
  return (
    <Day
      key={userId}
      userId={userId}
      size={size}
      today={today}
      entries={entries}
      samples={useSampleGoals()}
    />
  )
}
