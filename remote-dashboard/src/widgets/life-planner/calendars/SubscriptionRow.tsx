import { useSubmit } from '@cadence/shared/api'
import { TextField, useSubmitForm } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { SUBSCRIPTION_NAME_MAX, type Subscription } from '@cadence/shared/schemas'
import { Button, ErrorNotice, IconButton, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Eye, EyeOff, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { excerpt } from '../../../string-helpers.ts'
import { ColourChoice } from '../../../subjects/ColourChoice.tsx'
import { calendarColour, calendarTone } from '../../../subscriptions/calendar-colours.ts'
import {
  changeSubscription,
  commandFailure,
  rereadSubscription,
  unsubscribe,
} from '../../../subscriptions/subscription-commands.ts'
import { statusOf } from '../../../subscriptions/subscription-status.ts'
import { useSubscribed } from '../../../subscriptions/subscriptions-store.ts'
import { subscriptionTexts } from '../../../texts/subscriptions.ts'
import { useMinute } from '../../../time/minute.ts'
import { Buttons, Dot, Sheet } from './calendars-styles.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const MINUTE_MS = 60_000

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding-block: 0.5rem;
  & + & { border-top: 1px solid var(--hairline); }
  & > div > b { display: block; font-weight: 600; overflow-wrap: anywhere; }
  & > div > span { color: var(--muted); font-size: var(--text-sm); }
  &[data-hidden] > i { opacity: 0.4; }
  &[data-hidden] b { color: var(--muted); }
  & > small { grid-column: 2 / -1; color: var(--muted); font-size: var(--text-sm); }
  & > p { grid-column: 2 / -1; color: var(--coral); font-size: var(--text-sm); overflow-wrap: anywhere; }
  & > form { grid-column: 1 / -1; }
  & > [data-tools] { display: flex; }
  @media (max-width: 26rem) { & > [data-tools] { grid-column: 2 / -1; margin-inline-start: -0.625rem; } }
`

const toastCommandFailure = (failure: Error) => toast({ kind: 'error', text: commandFailure(failure) })

interface EditFormProps {
  subscription: Subscription
  onClose: () => void
}

/** The name and the colour of a calendar. */
function EditForm({ subscription, onClose }: EditFormProps) {
  const t = useTexts(subscriptionTexts)
  const [colour, setColour] = useState(() => calendarColour(subscription.colour))
  const { form, submit, busy, failure } = useSubmitForm({
    defaultValues: { name: subscription.name },
    messages: () => ({}),
    reusable: true,
    send: async ({ name }) => {
      await changeSubscription(subscription.id, { name: name.trim(), colour })
      onClose()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Sheet as="div">
        <TextField
          label={t.name}
          autoComplete="off"
          autoFocus
          maxLength={SUBSCRIPTION_NAME_MAX}
          error={form.formState.errors.name?.message}
          {...form.register('name', { validate: (name) => name.trim() !== '' || t.nameMissing })}
        />
        <ColourChoice label={t.colour} colour={colour} onPick={setColour} />
        {failure && <ErrorNotice>{commandFailure(failure)}</ErrorNotice>}
        <Buttons>
          <Button variant="ghost" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {t.save}
          </Button>
        </Buttons>
      </Sheet>
    </form>
  )
}

interface SubscriptionRowProps {
  subscription: Subscription
  /** Called when the row is about to leave the list, with the focus in it. */
  onLeave: () => void
}

/** A calendar that the member subscribes to: its state, and what can be done with it. */
export function SubscriptionRow({ subscription, onLeave }: SubscriptionRowProps) {
  const t = useTexts(subscriptionTexts)
  const tag = useLanguageTag('fr-FR')
  const minute = useMinute()
  const [isEdited, setEdited] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const { id, name, colour, hidden } = subscription
  const options = { onFailure: toastCommandFailure }
  const refresh = useSubmit(async () => {
    const read = await rereadSubscription(id)
    if (read.failure === null) toast({ kind: 'success', text: t.refreshed({ name: excerpt(name) }) })
  }, options)
  const toggle = useSubmit(() => changeSubscription(id, { hidden: !hidden }), options)
  const remove = useSubmit(async () => {
    await unsubscribe(subscription)
    onLeave()
  }, options)
  const unreadable = useSubscribed().events.get(id)?.unreadable ?? 0
  // The end of the current minute: a reading within it is not in the future.
  const { read, failure } = statusOf(subscription, minute + MINUTE_MS - 1, tag, t)
  const close = () => {
    setEdited(false)
    // The button is drawn again with the next frame.
    requestAnimationFrame(() => editButton.current?.focus())
  }
  return (
    <Row data-hidden={hidden || undefined} style={calendarTone(colour)}>
      {isEdited ? (
        <EditForm subscription={subscription} onClose={close} />
      ) : (
        <>
          <Dot aria-hidden="true" />
          <div>
            <b>{name}</b>
            <span>{hidden ? `${t.hidden} · ${read}` : read}</span>
          </div>
          <div data-tools>
            <IconButton
              label={t.refreshNamed({ name })}
              aria-disabled={refresh.busy || undefined}
              onClick={() => void refresh.submit()}
            >
              <RefreshCw {...icon} />
            </IconButton>
            <IconButton
              label={hidden ? t.show({ name }) : t.hide({ name })}
              onClick={() => void toggle.submit()}
            >
              {hidden ? <EyeOff {...icon} /> : <Eye {...icon} />}
            </IconButton>
            <IconButton ref={editButton} label={t.edit({ name })} onClick={() => setEdited(true)}>
              <Pencil {...icon} />
            </IconButton>
            <IconButton label={t.remove({ name })} onClick={() => void remove.submit()}>
              <Trash2 {...icon} />
            </IconButton>
          </div>
          {failure && <p role="status">{failure}</p>}
          {unreadable > 0 && <small>{t.unreadable({ count: unreadable })}</small>}
        </>
      )}
    </Row>
  )
}
