import { authState } from '@cadence/shared/auth'
import { localTimeIn } from '@cadence/shared/calendar/time'
import { TextField, useSubmitForm } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import {
  calendarAddressSchema,
  SUBSCRIPTION_NAME_MAX,
  type SubscriptionFailure,
  z,
} from '@cadence/shared/schemas'
import { Button, ErrorNotice, toast } from '@cadence/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { excerpt } from '../../../string-helpers.ts'
import { ColourChoice } from '../../../subjects/ColourChoice.tsx'
import { freeCalendarColour } from '../../../subscriptions/calendar-colours.ts'
import { subscriptionsModule } from '../../../subscriptions/start-subscriptions.ts'
import { commandFailure, subscribe } from '../../../subscriptions/subscription-commands.ts'
import { previewSubscription } from '../../../subscriptions/subscriptions-api.ts'
import { useSubscribed } from '../../../subscriptions/subscriptions-store.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { subscriptionTexts } from '../../../texts/subscriptions.ts'
import { addDays, dayAt } from '../../../time/day.ts'
import { formatDate, formatTime } from '../date-format.ts'
import { isAllDay, type Occurrence, occurrencesIn } from '../week/occurrences.ts'
import { Buttons, Sheet } from './calendars-styles.ts'
import {
  type Found,
  forgetSubscriptionDraft,
  updateSubscriptionDraft,
  useSubscriptionDraft,
} from './subscription-draft.ts'

/** A preview shows at most three events of the next 366 days. */
const AHEAD_DAYS = 366
const NEXT_SHOWN = 3
/** What an address looks like, in every language. */
const ADDRESS_EXAMPLE = 'https://…/calendrier.ics'

/** The name that is offered: the calendar's own, or that of its server. */
const nameOf = (name: string | null, address: string) =>
  (name ?? new URL(address.replace(/^webcals?:/i, 'https:')).hostname).slice(0, SUBSCRIPTION_NAME_MAX)

/** Previews the calendar at an address. @returns what was found, or why it is no calendar. @throws ApiError */
async function preview(typed: string, zone: string): Promise<Found | SubscriptionFailure> {
  const { address, calendar, failure } = await previewSubscription(typed)
  if (calendar === null) return failure ?? 'unreachable'
  const [{ readText }, { expand }] = await Promise.all([
    subscriptionsModule.load(),
    import('@cadence/shared/calendar/recurrence'),
  ])
  const read = await readText(calendar).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'FileRefusedError') return null
    throw error
  })
  if (!read) return 'not-a-calendar'
  const entries = [...read.events].map(([id, data]) => ({ id, data }))
  const today = dayAt(Date.now(), zone)
  const occurrences = occurrencesIn(entries, { from: today, to: addDays(today, AHEAD_DAYS) }, zone, expand)
  const now = localTimeIn(Date.now(), zone)
  return {
    address,
    name: nameOf(read.name, address),
    count: read.events.size,
    unreadable: read.unreadable,
    next: occurrences.filter(({ end }) => end > now).slice(0, NEXT_SHOWN),
  }
}

/** Asks for the address of a calendar, and previews it. */
function AddressForm({ zone, typed }: { zone: string; typed: string }) {
  const t = useTexts(subscriptionTexts)
  const [refusal, setRefusal] = useState<SubscriptionFailure | null>(null)
  const { form, submit, busy, failure } = useSubmitForm({
    defaultValues: { address: typed },
    reValidateMode: 'onSubmit',
    reusable: true,
    messages: () => ({}),
    send: async ({ address }) => {
      setRefusal(null)
      const member = authState.user?._id
      const found = await preview(calendarAddressSchema.parse(address), zone)
      // The draft outlives this dialog: another member may have signed in meanwhile.
      if (authState.user?._id !== member) return
      if (typeof found === 'string') setRefusal(found)
      else updateSubscriptionDraft({ found, name: found.name })
    },
  })
  const isAddress = (typed: string) => z.safeParse(calendarAddressSchema, typed).success || t.badAddress
  return (
    <form onSubmit={submit} noValidate>
      <Sheet as="div">
        <TextField
          label={t.address}
          placeholder={ADDRESS_EXAMPLE}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.address?.message}
          {...form.register('address', {
            validate: isAddress,
            onChange: (event) => updateSubscriptionDraft({ address: event.target.value }),
          })}
        />
        {refusal && <ErrorNotice>{t.failure({ reason: t[refusal] })}</ErrorNotice>}
        {failure && <ErrorNotice>{commandFailure(failure)}</ErrorNotice>}
        <Buttons>
          <Button type="submit" loading={busy}>
            {busy ? t.previewing : t.preview}
          </Button>
        </Buttons>
      </Sheet>
    </form>
  )
}

/** Shows what was found, and asks for its name and colour. */
function FoundForm({ found, typed }: { found: Found; typed: string }) {
  const t = useTexts(subscriptionTexts)
  const { untitled } = useTexts(plannerTexts)
  const tag = useLanguageTag('fr-FR')
  const { subscriptions } = useSubscribed()
  const [free] = useState(() => freeCalendarColour(subscriptions.map((one) => one.colour)))
  const colour = useSubscriptionDraft().colour ?? free
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const { form, submit, busy, failure } = useSubmitForm({
    defaultValues: { name: typed },
    messages: () => ({}),
    reusable: true,
    send: async ({ name }) => {
      await subscribe({ address: found.address, name: name.trim(), colour })
      toast({ kind: 'success', text: t.subscribed({ name: excerpt(name.trim()) }) })
      forgetSubscriptionDraft()
    },
  })
  const when = (each: Occurrence) => {
    const day = formatDate('date', each.start, tag)
    return isAllDay(each) ? day : `${day}, ${formatTime(each.start, tag)} – ${formatTime(each.end, tag)}`
  }
  return (
    <form onSubmit={submit} noValidate>
      <Sheet as="div">
        <p>
          <b>{t.found({ count: found.count })}</b>
          {found.unreadable > 0 && ` · ${t.unreadable({ count: found.unreadable })}`}
        </p>
        {found.next.length === 0 ? (
          <p>{t.noNext}</p>
        ) : (
          <ul aria-label={t.next}>
            {found.next.map((each) => (
              <li key={each.key}>
                <b>{each.event.title || untitled}</b>
                <span>{when(each)}</span>
              </li>
            ))}
          </ul>
        )}
        <div ref={field}>
          <TextField
            label={t.name}
            autoComplete="off"
            maxLength={SUBSCRIPTION_NAME_MAX}
            error={form.formState.errors.name?.message}
            {...form.register('name', {
              validate: (name) => name.trim() !== '' || t.nameMissing,
              onChange: (event) => updateSubscriptionDraft({ name: event.target.value }),
            })}
          />
        </div>
        <ColourChoice
          label={t.colour}
          colour={colour}
          onPick={(picked) => updateSubscriptionDraft({ colour: picked })}
        />
        {failure && <ErrorNotice>{commandFailure(failure)}</ErrorNotice>}
        <Buttons>
          <Button variant="ghost" onClick={forgetSubscriptionDraft}>
            {t.another}
          </Button>
          <Button type="submit" variant="primary" loading={busy}>
            {t.subscribe}
          </Button>
        </Buttons>
      </Sheet>
    </form>
  )
}

/**
 * Adds a subscription in two steps: the address, then a preview with name and colour. The typed text stays when the
 * dialog is closed before the end.
 */
export function AddSubscription({ zone }: { zone: string }) {
  const { found, address, name } = useSubscriptionDraft()
  return found ? <FoundForm found={found} typed={name} /> : <AddressForm zone={zone} typed={address} />
}
