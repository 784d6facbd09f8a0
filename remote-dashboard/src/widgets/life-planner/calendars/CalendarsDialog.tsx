import { useLoad } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { SUBSCRIPTIONS_MAX } from '@cadence/shared/schemas'
import { Button, Dialog, ErrorNotice } from '@cadence/shared/ui'
import { ArrowDownUp } from 'lucide-react'
import { useRef } from 'react'
import { subscriptionsModule } from '../../../subscriptions/start-subscriptions.ts'
import { useSubscribed } from '../../../subscriptions/subscriptions-store.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { subscriptionTexts } from '../../../texts/subscriptions.ts'
import { Hint } from '../dialogs/event-form-styles.ts'
import { AddSubscription } from './AddSubscription.tsx'
import { Part } from './calendars-styles.ts'
import { FeedPart } from './FeedPart.tsx'
import { SubscriptionRow } from './SubscriptionRow.tsx'

interface CalendarsDialogProps {
  /** The member's time zone. */
  zone: string
  onClose: () => void
  /** The member goes on to import or export a file. */
  onFiles: () => void
}

/** The calendars that the member subscribes to, the private feed, and the way to files. */
export function CalendarsDialog({ zone, onClose, onFiles }: CalendarsDialogProps) {
  const t = useTexts(subscriptionTexts)
  const { calendars, files } = useTexts(plannerTexts)
  const { userId = '', subscriptions } = useSubscribed()
  const heading = useRef<HTMLHeadingElement>(null)
  // Loads what another device has changed. Until then the dialog shows the list of this device.
  const { state, reload } = useLoad(
    async () => (await subscriptionsModule.load()).syncSubscriptions(userId),
    { key: userId, when: userId !== '' },
  )
  return (
    <Dialog open title={calendars} closeLabel={t.close} onClose={onClose}>
      <Part>
        <h3 ref={heading} tabIndex={-1}>
          {t.subscriptions}
        </h3>
        <Hint>{t.subscriptionsHint}</Hint>
        {state === 'failed' && (
          <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.loadFailed}</ErrorNotice>
        )}
        {subscriptions.length > 0 && (
          <ul>
            {subscriptions.map((each) => (
              <SubscriptionRow key={each.id} subscription={each} onLeave={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
        {subscriptions.length < SUBSCRIPTIONS_MAX ? (
          <AddSubscription zone={zone} />
        ) : (
          <Hint>{t.full({ max: SUBSCRIPTIONS_MAX })}</Hint>
        )}
      </Part>
      <FeedPart />
      <Part>
        <h3>{t.files}</h3>
        <Button icon={<ArrowDownUp size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onFiles}>
          {files}
        </Button>
      </Part>
    </Dialog>
  )
}
