import { authState } from '@cadence/shared/auth'
import { z } from '@cadence/shared/schemas'
import { readJson, writeJson } from '@cadence/shared/storage'

/** Most commands that are remembered. */
const RECENT_MAX = 5

/** localStorage key of a member. It holds the id of the member, so it goes with their data when they sign out. */
const keyOf = (userId: string) => `recentCommands:${userId}`
const schema = z.array(z.string())

/** Ids of the commands that the signed-in member has used in this browser, the last one first. */
export function recentCommands(): readonly string[] {
  const userId = authState.user?._id
  if (userId === undefined) return []
  const stored = readJson(keyOf(userId), schema)
  return stored.state === 'valid' ? stored.value.slice(0, RECENT_MAX) : []
}

/** Notes that the signed-in member has used a command. */
export function noteCommand(id: string): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  writeJson(keyOf(userId), [id, ...recentCommands().filter((other) => other !== id)].slice(0, RECENT_MAX))
}
