import type { Phase } from '../widgets/countdown/countdown.ts'

/** What the band shows first and largest. */
export type Lead = 'pause' | 'session' | 'reward' | 'event' | 'task'

/** How long the band shows the reward for an ended session, in milliseconds. */
export const REWARD_MS = 60 * 60_000

/** What the lead depends on. */
export interface Facts {
  /** Whether the pause between two sessions runs. */
  pausing: boolean
  /** The phase of the session that the band knows of. */
  phase: Phase
  /** How long ago that session ended, in milliseconds; infinity for one that has not. */
  sinceEndMs: number
  /** Whether an event with hours is on. */
  isEventOn: boolean
}

/**
 * The one rule of what now is. What the member has begun leads; then the class or event that they are in, during which
 * no start of a session is the accent; else the task.
 */
export function leadOf({ pausing, phase, sinceEndMs, isEventOn }: Facts): Lead {
  if (pausing) return 'pause'
  if (phase === 'running' || phase === 'paused') return 'session'
  if (phase === 'over' && sinceEndMs < REWARD_MS) return 'reward'
  return isEventOn ? 'event' : 'task'
}
