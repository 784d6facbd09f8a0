import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { Announcer, useAnnouncement } from '../../../feedback/Announcer.tsx'
import { nowTexts } from '../../../texts/now.ts'
import { useTimeOfDay } from '../../../time/part-of-day.ts'
import { usePause } from '../../../widgets/countdown/use-countdown.ts'
import { useSession } from '../../../widgets/countdown/use-session.ts'
import { FirstGoal } from './FirstGoal.tsx'
import { NextEvent } from './NextEvent.tsx'
import { Around, Band } from './now-styles.ts'
import { PauseInBand, Session } from './Session.tsx'

const widgetOf = { timer: '8', shield: '4' } as const satisfies Record<string, WidgetId>

interface NowBandProps {
  /** In edit mode: the band steps back, and nothing in it can be pressed. */
  inert: boolean
  /** The widgets of the dashboard. */
  board: readonly WidgetId[]
}

/**
 * What matters now: the next event, and today's first open goal or the session that runs. In the morning the event comes
 * first, later the goal. All of it comes from records in this browser, so it is part of the first paint.
 */
export function NowBand({ inert, board }: NowBandProps) {
  const t = useTexts(nowTexts)
  const time = useTimeOfDay()
  const session = useSession()
  const pause = usePause()
  const { announcement, announce } = useAnnouncement()
  const begun = session.phase === 'running' || session.phase === 'paused'
  const first = time === 'morning' && !begun && !pause ? 'event' : 'focus'
  const event = <NextEvent key="event" time={time} hasPlanner={board.includes('2')} />
  const focus = pause ? (
    <PauseInBand key="pause" pause={pause} />
  ) : begun ? (
    <Session key="session" session={session} quiet={board.includes(widgetOf[session.kind])} />
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
        data-session={begun ? session.phase : undefined}
      >
        {first === 'event' ? [event, focus] : [focus, event]}
      </Band>
      <Announcer announcement={announcement} />
    </Around>
  )
}
