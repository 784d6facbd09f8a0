import { type EventPhase, endOfEvent, phaseOf } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import type { Fact } from '@cadence/shared/site'
import { Button, saveFile, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { CalendarPlus } from 'lucide-react'
import { communityEventsTexts } from '../../../texts/community-hub.ts'
import { dateAndTime, dayAndTime, eventTextsOf, liveEvents, startIn, yearOf } from './live-events.ts'

const Box = styled.section`
  display: grid;
  gap: 0.75rem;
  h2 { font-size: var(--text-xl); }
  & > p { max-width: 44em; margin-bottom: 0.25rem; color: var(--muted); }
`

const List = styled.ol`
  display: grid;
  @media (min-width: 640px) { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(1.25rem, 3vw, 2.5rem); }
  /* Without a year nobody can come yet: the days and the stated tag step back. */
  &[data-undated] li > span, &[data-undated] [data-phase] { color: var(--muted); }
  &[data-undated] [data-phase] { padding-inline: 0; border-color: transparent; font-weight: 500; }
`

/** A row on a phone, a column elsewhere. */
const EventItem = styled.li`
  display: grid;
  /* The leaf is as wide as the month, which is the same in each row. */
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.75rem 1rem;
  align-content: start;
  padding-block: 1rem;
  border-top: 1px solid var(--hairline);
  > div { display: grid; gap: 0.375rem; align-content: start; justify-items: start; }
  h3 { font-size: var(--text-md); }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.5; }
  time, small { font-size: var(--text-sm); color: var(--muted); }
  button { justify-self: start; grid-column: 2; }
  @media (min-width: 640px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    padding-block: 1.25rem 0;
    button { grid-column: 1; }
  }
`

const Day = styled.span`
  font: 650 2.75rem / 0.9 var(--font-display);
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
  i { display: block; margin-top: 0.25rem; color: var(--muted); font: 400 var(--text-sm) / 1.2 var(--font-text); letter-spacing: 0; }
  @media (min-width: 640px) { display: flex; flex-wrap: wrap; column-gap: 0.5rem; align-items: baseline; }
`

/* A phone has no room for the kind, which the text says too: it stays for screen readers. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  @media (max-width: 639px) { small { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
  @media (min-width: 640px) { h3 { flex-basis: 100%; } }
`

const Phase = styled.span`
  padding: 0.125rem 0.625rem;
  border: 1px solid color-mix(in srgb, var(--warm) 45%, transparent);
  border-radius: var(--radius-pill);
  font-size: var(--text-xs);
  font-weight: 600;
  &[data-phase='past'] { border-color: var(--hairline); color: var(--muted); font-weight: 500; }
`

/** The events as they are shown; without a year an event is to come, on a day that is not announced. */
function shownEvents(year: number | null, now: Date, tag: string) {
  return liveEvents.map((event) => {
    if (year === null) {
      const phase: EventPhase = 'coming'
      return { ...event, start: null, phase, when: dayAndTime(event, tag) }
    }
    const start = startIn(year, event)
    return { ...event, start, phase: phaseOf(start, now), when: dateAndTime(start, tag) }
  })
}

/**
 * The live events: coming soon, as stated (specification, section 9), until they take place and are past. One that has a date and is
 * not over can be added to a calendar.
 */
export function LiveEvents({ year }: { year: Fact }) {
  const t = useTexts(communityEventsTexts)
  const tag = useLanguageTag('fr')
  const phases: Record<EventPhase, string> = { coming: t.soon, now: t.now, past: t.past }
  const known = yearOf(year)
  const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(
    startIn(2000, { day: 16 }),
  )
  const events = shownEvents(known, new Date(), tag).map((event) => ({
    ...event,
    ...eventTextsOf(event.id, t),
  }))

  const add = async ({ id, title, text, start }: (typeof events)[number]) => {
    if (!start) return
    const uid = `${id}-${start.getUTCFullYear()}@cadence`
    const url = `${window.location.origin}${paths.communityHub}`
    try {
      // The calendar library is fetched with the first file.
      const { calendarFile } = await import('./event-file.ts')
      const file = calendarFile({ uid, start, end: endOfEvent(start), title, text, url }, new Date())
      saveFile(`cadence-${id}.ics`, 'text/calendar;charset=utf-8', file)
      toast({ kind: 'success', text: t.added })
    } catch (error) {
      console.error('The calendar file could not be written', error)
      toast({ kind: 'error', text: t.notWritten })
    }
  }

  return (
    <Box aria-labelledby="events-title">
      <h2 id="events-title">{t.title}</h2>
      {known === null && <p>{t.next}</p>}
      {known !== null && events.every(({ phase }) => phase === 'past') && <p>{t.over({ year: known })}</p>}
      <List data-undated={known === null || undefined}>
        {events.map((event) => (
          <EventItem key={event.id}>
            <Day aria-hidden="true">
              {event.day}
              <i>{month}</i>
              {!event.start && <i>{event.when.time}</i>}
            </Day>
            <div>
              <Head>
                <h3 lang={event.isEnglish ? 'en' : undefined}>{event.title}</h3>
                <Phase data-phase={event.phase}>{phases[event.phase]}</Phase>
                <small>{event.type}</small>
              </Head>
              <p>{event.text}</p>
              {/* Without a year, the day and the hour beside it are all there is to see. */}
              <time
                className={event.start ? undefined : 'visually-hidden'}
                dateTime={event.start?.toISOString() ?? `09-${event.day}`}
              >
                {t.when(event.when)}
              </time>
            </div>
            {event.phase !== 'past' && event.start && (
              <Button
                size="sm"
                icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
                aria-label={t.addNamed({ title: event.title })}
                onClick={() => void add(event)}
              >
                {t.add}
              </Button>
            )}
          </EventItem>
        ))}
      </List>
    </Box>
  )
}
