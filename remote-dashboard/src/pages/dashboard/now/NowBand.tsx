import { useTexts } from '@cadence/shared/i18n'
import { Announcer, useAnnouncement } from '../../../feedback/Announcer.tsx'
import { nowTexts } from '../../../texts/now.ts'
import { useTimeOfDay } from '../../../time/part-of-day.ts'
import { FirstGoal } from './FirstGoal.tsx'
import { NextEvent } from './NextEvent.tsx'
import { Around, Band } from './now-styles.ts'
import { Session, useSession } from './Session.tsx'

interface NowBandProps {
  /** In edit mode: the band steps back, and nothing in it can be pressed. */
  inert: boolean
  /** Whether the dashboard has a planner. */
  hasPlanner: boolean
}

/**
 * What matters now: the next event, and today's first open goal or the session that runs. In the morning the event comes
 * first, later the goal. All of it comes from records in this browser, so it is part of the first paint.
 */
export function NowBand({ inert, hasPlanner }: NowBandProps) {
  const t = useTexts(nowTexts)
  const time = useTimeOfDay()
  const session = useSession()
  const { announcement, announce } = useAnnouncement()
  const first = session === null && time === 'morning' ? 'event' : 'focus'
  const event = <NextEvent key="event" time={time} hasPlanner={hasPlanner} />
  const focus = session ? (
    <Session key="session" session={session} />
  ) : (
    <FirstGoal key="goal" time={time} announce={announce} />
  )
  return (
    <Around>
      <Band
        aria-label={t.band}
        inert={inert}
        data-time={time}
        data-first={first}
        data-session={session?.phase}
      >
        {first === 'event' ? [event, focus] : [focus, event]}
      </Band>
      <Announcer announcement={announcement} />
    </Around>
  )
}
