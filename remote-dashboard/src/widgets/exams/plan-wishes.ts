import { memberState } from '../../member-state.ts'
import type { PlanWishes } from './revision-plan.ts'

/** Lengths of sessions that a member can choose, in minutes. */
export const sessionLengths = [30, 45, 60, 90, 120] as const

/** The full hours between which sessions may be: the nights stay free. */
export const dayHours = { first: 6, last: 23 } as const

/** Most hours of revision for an exam. */
export const HOURS_MAX = 100

/** The next plan begins with the wishes of the last one. */
const wishes = memberState<PlanWishes>({
  ...{ hours: 8, minutes: 60, from: 9 * 60, to: 20 * 60 },
  daysOff: new Set([0]),
})

/** The wishes with which a plan begins. */
export const firstWishes = wishes.get

/** Remembers what the member wished. */
export const noteWishes = wishes.update
