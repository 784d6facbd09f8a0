import { promoteCanary, raiseCanary, stopCanary } from '../store/canary.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { type ReleaseStore, readStore } from '../store/release-store.ts'
import { RELEASE_SERVER, stepBack } from '../store/roll-back.ts'
import { keyOf, type OutcomeCounts } from './outcome-counts.ts'
import { judge, SETTLED_MS, type Verdict } from './rollout-rules.ts'
import { createTimes } from './watch-period.ts'

/** How often releases are judged, in milliseconds; a bad one is gone so soon after its third browser has told. */
const EVERY_MS = 3000

/** While nobody tells anything, only each so many turns: a canary's next step is not urgent. */
const QUIET_TURNS = 10

/** What was told is looked at again for so many turns: a release may have been too young to be judged. */
const SETTLING_TURNS = Math.ceil(SETTLED_MS / EVERY_MS)

/** What the guard needs. */
export interface RolloutControllerOptions {
  store: ReleaseStore
  outcomeCounts: OutcomeCounts
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

/** Does what was decided, unless somebody else was first. */
async function change(
  store: ReleaseStore,
  verdict: Exclude<Verdict, { act: 'back' }>,
): Promise<StoreDocument> {
  const { part, canary, why } = verdict
  const by = { who: RELEASE_SERVER, why }
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
  return after.revision > before.revision && after.change?.who === RELEASE_SERVER
}

/**
 * Judges, once, what is tried out and what went live lately, and does what follows.
 * @throws what kept a verdict from being carried out, when all others are.
 */
export async function decideRollouts(
  { store, outcomeCounts, now = Date.now }: RolloutControllerOptions,
  times = createTimes(),
): Promise<void> {
  outcomeCounts.forget()
  const document = await readStore(store)
  const countOf = (part: string, version: string, since: number) =>
    outcomeCounts.count(keyOf(part, version), since)
  const errors: unknown[] = []
  for (const verdict of judge(document, countOf, now(), times(document, now()))) {
    try {
      if (await carryOut(store, verdict, document)) console.log(`${verdict.act}: ${verdict.why}`)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not all that was decided could be done')
}

/**
 * Steps bad releases back, and raises canaries, by itself, as long as the process runs.
 * @returns a function that ends it.
 */
export function startRolloutController(options: RolloutControllerOptions, every = EVERY_MS): () => void {
  const times = createTimes()
  let turn = 0
  let noted = 0
  /** The last turn with something new, or left to be done. */
  let eventful = 0
  let isBusy = false
  async function next(): Promise<void> {
    turn += 1
    if (options.outcomeCounts.noted() !== noted) eventful = turn
    noted = options.outcomeCounts.noted()
    if (isBusy || (turn - eventful > SETTLING_TURNS && turn % QUIET_TURNS !== 0)) return
    isBusy = true
    try {
      await decideRollouts(options, times)
    } catch (error) {
      eventful = turn
      console.error('Releases could not be judged:', error)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void next(), every)
  timer.unref()
  return () => clearInterval(timer)
}
