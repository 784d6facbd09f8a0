import * as z from 'zod/mini'
import { readTabText, writeTabText } from '../storage/tab.ts'

/** sessionStorage key: how far each page of this tab was scrolled when it was left. */
const KEY = 'cadence:scroll'

/** Positions of so many visits are kept, the latest ones. */
const KEPT = 100

const keptSchema = z.array(z.tuple([z.string(), z.number()]))

/** Positions from the top in pixels, by key of the visit; the latest visit last. */
export type ScrollPositions = Map<string, number>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What this tab kept. What is no such list is none. */
export function readScrollPositions(): ScrollPositions {
  const kept = keptSchema.safeParse(parsed(readTabText(KEY) ?? ''))
  return new Map(kept.data)
}

/** Notes the position of a visit. */
export function noteScrollPosition(positions: ScrollPositions, key: string, y: number): void {
  positions.delete(key)
  positions.set(key, y)
}

/** Keeps the latest positions over a reload; where nothing can be kept, pages start at their top after one. */
export function keepScrollPositions(positions: ScrollPositions): void {
  writeTabText(KEY, JSON.stringify([...positions].slice(-KEPT)))
}
