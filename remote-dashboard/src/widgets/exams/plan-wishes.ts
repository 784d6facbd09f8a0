import { authState } from '@cadence/shared/auth'
import { proxy } from 'valtio'
import type { PlanWishes } from './revision-plan.ts'

/** Lengths of sessions that a member can choose, in minutes. */
export const sessionLengths = [30, 45, 60, 90, 120] as const

/** The full hours between which sessions may be: the nights stay free. */
export const dayHours = { first: 6, last: 23 } as const

/** Most hours of revision for an exam. */
export const HOURS_MAX = 100

const initial: PlanWishes = { hours: 8, minutes: 60, from: 9 * 60, to: 20 * 60, daysOff: new Set([0]) }

/** The wishes of the last plan. The next plan begins with them, until the page is closed. */
const last = proxy<{ wishes: PlanWishes; userId: string | undefined }>({ wishes: initial, userId: undefined })

/** The wishes with which a plan begins. */
export function firstWishes(): PlanWishes {
  const { wishes, userId } = last
  if (userId === undefined || userId !== authState.user?._id) return initial
  return { ...wishes, daysOff: new Set(wishes.daysOff) }
}

/** Remembers what the member wished. */
export function noteWishes(wishes: PlanWishes): void {
  last.wishes = wishes
  last.userId = authState.user?._id
}
