import * as z from 'zod/mini'
import { readTabJson, writeTabJson } from '../storage/json.ts'

/** sessionStorage key: how far each page of this tab was scrolled when it was left. */
const KEY = 'cadence:scroll'

/** Positions of so many visits are kept, the latest ones. */
const KEPT = 100

const keptSchema = z.record(z.string(), z.number())

/** Positions from the top in pixels, by key of the visit; the latest visit last. */
export type ScrollPositions = Map<string, number>

/** What this tab kept. What is none of it is left out. */
export function readScrollPositions(): ScrollPositions {
  return new Map(Object.entries(readTabJson(KEY, keptSchema) ?? {}))
}

/** Notes the position of a visit. */
export function noteScrollPosition(positions: ScrollPositions, key: string, y: number): void {
  positions.delete(key)
  positions.set(key, y)
}

/** Keeps the latest positions over a reload; where nothing can be kept, pages start at their top after one. */
export function keepScrollPositions(positions: ScrollPositions): void {
  writeTabJson(KEY, Object.fromEntries([...positions].slice(-KEPT)))
}
