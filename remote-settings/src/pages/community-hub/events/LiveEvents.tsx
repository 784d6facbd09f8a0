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
`

const List = styled.ol`
  display: grid;
  border-top: 1px solid var(--hairline);
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 4.25rem minmax(0, 1fr);
  gap: 0.75rem 1rem;
  padding-block: 1.25rem;
  border-bottom: 1px solid var(--hairline);
  button { justify-self: start; grid-column: 2; }
  p { max-width: 38em; color: var(--muted); }
  time { font-size: var(--text-sm); color: var(--muted); }
  @media (min-width: 900px) {
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    button { grid-column: 3; align-self: center; }
  }
`

const Day = styled.span`
  font: 650 3.25rem / 0.95 var(--font-display);
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  h3 { font-size: var(--text-lg); }
  small { color: var(--muted); font-size: var(--text-sm); }
`

const Soon = styled.span`
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
  const events = shownEvents(yearOf(year), new Date(), tag).map((event) => ({
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
      <List>
        {events.map((event) => (
          <Row key={event.id}>
            <Day aria-hidden="true">{event.day}</Day>
            <div>
              <Head>
                <h3 lang={event.isEnglish ? 'en' : undefined}>{event.title}</h3>
                <Soon data-phase={event.phase}>{phases[event.phase]}</Soon>
                <small>{event.type}</small>
              </Head>
              <p>{event.text}</p>
              <time dateTime={event.start?.toISOString() ?? `09-${event.day}`}>{t.when(event.when)}</time>
            </div>
            {event.phase !== 'past' && event.start && (
              <Button
                icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
                aria-label={t.addNamed({ title: event.title })}
                onClick={() => void add(event)}
              >
                {t.add}
              </Button>
            )}
          </Row>
        ))}
      </List>
    </Box>
  )
}
