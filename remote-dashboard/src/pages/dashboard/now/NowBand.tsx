import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Announcer, useAnnouncement } from '../../../feedback/Announcer.tsx'
import { lazyModule, useLazyModule } from '../../../lazy-module.ts'
import { leadOf } from '../../../now/lead.ts'
import type { Upcoming } from '../../../now/use-next-event.ts'
import { nowTexts } from '../../../texts/now.ts'
import { useTimeOfDay } from '../../../time/part-of-day.ts'
import { useRewardPlace } from '../../../widgets/countdown/reward-place.ts'
import { useShowsCountdown } from '../../../widgets/countdown/shown-in-band.ts'
import { usePause } from '../../../widgets/countdown/use-countdown.ts'
import { useLatestSession } from '../../../widgets/countdown/use-session.ts'
import { useSamples } from '../../../widgets/samples.ts'
import { DayLine } from './DayLine.tsx'
import { FirstGoal, useFirstOpen } from './FirstGoal.tsx'
import { NextEvent } from './NextEvent.tsx'
import { Around, Band } from './now-styles.ts'
import { PauseInBand, Session } from './Session.tsx'

/** Loaded while a session runs, so that its end shows at once, also without a network. */
export const rewardModule = lazyModule(() => import('./SessionReward.tsx'))

interface NowBandProps {
  /** In edit mode: the band steps back, and nothing in it can be pressed. */
  inert: boolean
  /** The widgets of the dashboard. */
  board: readonly WidgetId[]
  upcoming: Upcoming
}

/**
 * What matters now, by the one rule of `leadOf`: the session that runs or has just ended, the event that is on, or today's
 * first open goal. All of it comes from records in this browser, so it is part of the first paint.
 */
export function NowBand({ inert, board, upcoming }: NowBandProps) {
  const t = useTexts(nowTexts)
  const time = useTimeOfDay()
  const session = useLatestSession()
  const pause = usePause()
  const first = useFirstOpen(upcoming.now)
  const samples = useSamples()
  const { announcement, announce } = useAnnouncement()
  const { phase, countdown } = session
  const sinceEndMs =
    countdown.endsAt === null || phase !== 'over' ? Infinity : Date.now() - Date.parse(countdown.endsAt)
  const facts = {
    pausing: pause !== null,
    phase,
    isEventOn: upcoming.isOn,
  }
  const wanted = leadOf({ ...facts, sinceEndMs })
  const [failed, setFailed] = useState(false)
  const isDue = wanted === 'session' || wanted === 'reward'
  const reward = useLazyModule(rewardModule, isDue, () => setFailed(true))
  // Without its code, the end is told by a toast, and the band goes on to what is next.
  const lead = reward ? wanted : leadOf({ ...facts, sinceEndMs: Infinity })
  const band = useRef<HTMLElement>(null)
  useRewardPlace(band, isDue && !failed && !inert)
  const shown = pause ? 'pause' : lead === 'session' || lead === 'reward' ? session.kind : null
  useShowsCountdown(band, inert ? null : shown)
  const keepFocus = useBandFocus(band)
  const named = pause ? null : lead === 'session' ? countdown.task?.record?.id : first.open?.id
  const event = (
    <NextEvent
      key="event"
      upcoming={upcoming}
      time={time}
      leads={lead === 'event'}
      // A band that asks for the first goal asks for nothing else.
      canAdd={board.includes('2') && !first.asks}
      named={named ?? null}
      explainsSamples={first.asks && board.some((id) => samples.has(id))}
    />
  )
  const focus = pause ? (
    <PauseInBand key="pause" pause={pause} />
  ) : lead === 'session' ? (
    <Session key="session" session={session} />
  ) : (
    <FirstGoal key="goal" {...{ first, time, announce }} second={lead === 'event'} />
  )
  // Only the planner has the day's events in words. A session, a pause and the question for the first goal need the room of the line.
  const hasDayLine = lead === 'task' && !first.asks && board.includes('2')
  return (
    <Around>
      <Band
        ref={band}
        {...keepFocus}
        aria-label={t.band}
        inert={inert}
        data-time={time}
        data-lead={lead}
        data-session={lead === 'session' ? phase : undefined}
      >
        {lead === 'reward' && reward ? (
          <reward.SessionReward session={session} announce={announce} />
        ) : lead === 'event' ? (
          [event, focus]
        ) : (
          [focus, event, hasDayLine && <DayLine key="day" upcoming={upcoming} />]
        )}
      </Band>
      <Announcer announcement={announcement} />
    </Around>
  )
}

/** Gives the focus of a button that has left the band to the main button of what stands there now. */
function useBandFocus(band: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    band.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent) {
      focused.current = target
    },
    // An element that is removed keeps its mark until the next render.
    onBlur({ target }: FocusEvent) {
      if (target.isConnected) focused.current = null
    },
  }
}
