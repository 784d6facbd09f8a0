import { useTexts } from '@cadence/shared/i18n'
import { ErrorNotice } from '@cadence/shared/ui'
import { useSubscribed } from '../../../subscriptions/subscriptions-store.ts'
import { plannerTexts } from '../../../texts/planner.ts'

interface MissingEventsProps {
  /** Loads the code that computes series again; null while it has not failed. */
  retrySeries: (() => void) | null
}

/** Says which events the planner does not show because their code could not be loaded, and offers to try again. */
export function MissingEvents({ retrySeries }: MissingEventsProps) {
  const t = useTexts(plannerTexts)
  const { retry, subscriptions } = useSubscribed()
  const retryCalendars = subscriptions.length > 0 ? retry : null
  if (!retryCalendars && !retrySeries) return null
  const run = () => {
    retryCalendars?.()
    retrySeries?.()
  }
  return (
    <ErrorNotice retry={{ label: t.retry, run }}>
      {retryCalendars ? t.calendarsFailed : t.seriesFailed}
    </ErrorNotice>
  )
}
