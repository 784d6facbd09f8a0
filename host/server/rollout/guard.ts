import { promoteCanary, raiseCanary, stopCanary } from '../store/canary.ts'
import type { StoreDocument } from '../store/document.ts'
import { BY_ITSELF, stepBack } from '../store/step-back.ts'
import { type ReleaseStore, readStore } from '../store/store.ts'
import { judge, type Verdict } from './judge.ts'
import { keyOf, type Tally } from './tally.ts'

/** How often releases are judged, in milliseconds; a bad one is gone so soon after its third browser has told. */
const EVERY_MS = 3000

/** While nobody tells anything, only each so many turns: a canary's next step is not urgent. */
const QUIET_TURNS = 10

/** What the guard needs. */
export interface GuardOptions {
  store: ReleaseStore
  tally: Tally
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

/** Does what was decided, unless somebody else was first. */
async function change(
  store: ReleaseStore,
  verdict: Exclude<Verdict, { act: 'back' }>,
): Promise<StoreDocument> {
  const { part, canary, why } = verdict
  const by = { who: BY_ITSELF, why }
  switch (verdict.act) {
    case 'stop':
      return stopCanary(store, part, by, canary)
    case 'promote':
      return promoteCanary(store, part, by, canary)
    case 'raise':
      return raiseCanary(store, part, verdict.share, by, canary)
  }
}

/** @returns whether what was decided changed what is live. */
async function carryOut(store: ReleaseStore, verdict: Verdict, before: StoreDocument): Promise<boolean> {
  if (verdict.act === 'back') return stepBack(store, verdict.part, verdict.version, verdict.why)
  const after = await change(store, verdict)
  return after.revision > before.revision && after.change?.who === BY_ITSELF
}

/** Judges, once, what is tried out and what went live lately, and does what follows. */
export async function judgeNow({ store, tally, now = Date.now }: GuardOptions): Promise<void> {
  tally.forget()
  const document = await readStore(store)
  const countOf = (part: string, version: string, since: number) => tally.count(keyOf(part, version), since)
  for (const verdict of judge(document, countOf, now())) {
    if (await carryOut(store, verdict, document)) console.log(`${verdict.act}: ${verdict.why}`)
  }
}

/**
 * Steps bad releases back, and raises canaries, by itself, as long as the process runs.
 * @returns a function that ends it.
 */
export function startGuard(options: GuardOptions, every = EVERY_MS): () => void {
  let turn = 0
  let noted = 0
  let isBusy = false
  async function next(): Promise<void> {
    turn += 1
    if (isBusy || (options.tally.noted() === noted && turn % QUIET_TURNS !== 0)) return
    isBusy = true
    noted = options.tally.noted()
    try {
      await judgeNow(options)
    } catch (error) {
      console.error('Releases could not be judged:', error)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void next(), every)
  timer.unref()
  return () => clearInterval(timer)
}
