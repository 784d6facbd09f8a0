import { promoteCanary, raiseCanary, stopCanary } from '../store/canary.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { type ReleaseStore, readStore } from '../store/release-store.ts'
import { RELEASE_SERVER, stepBack } from '../store/roll-back.ts'
import { type OutcomeCounts, releaseKey } from './outcome-counts.ts'
import { type Decision, decisionsFor, SETTLED_MS } from './rollout-rules.ts'
import { createLocalMoments } from './watch-period.ts'

/** Time between two decisions, in milliseconds. A bad release is replaced this soon after its third failing browser. */
const INTERVAL_MS = 3000

/** Without new reports only every tenth turn decides, which is soon enough for a canary's next step. */
const IDLE_TURNS = 10

/** Turns that still decide after the last report, because a release may have been too new to be judged then. */
const SETTLING_TURNS = Math.ceil(SETTLED_MS / INTERVAL_MS)

/** What the controller needs. */
export interface RolloutControllerOptions {
  store: ReleaseStore
  outcomeCounts: OutcomeCounts
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** Told of each turn in which releases could not be judged, or what was decided could not be done. */
  onFailure?: () => void
}

function changeCanary(
  store: ReleaseStore,
  decision: Exclude<Decision, { act: 'back' }>,
): Promise<StoreDocument> {
  const { part, canary, why } = decision
  const by = { who: RELEASE_SERVER, why }
  switch (decision.act) {
    case 'stop':
      return stopCanary(store, part, by, canary)
    case 'promote':
      return promoteCanary(store, part, by, canary)
    case 'raise':
      return raiseCanary(store, part, decision.share, by, canary)
  }
}

/** Carries out a decision unless someone else changed the part first. @returns whether it changed the registry. */
async function carryOut(store: ReleaseStore, decision: Decision, before: StoreDocument): Promise<boolean> {
  if (decision.act === 'back') return stepBack(store, decision.part, decision.version, decision.why)
  const after = await changeCanary(store, decision)
  return after.revision > before.revision && after.change?.who === RELEASE_SERVER
}

/**
 * Decides once about canaries and new releases, and carries the decisions out.
 * @throws AggregateError with what kept some decisions from being carried out; the others are carried out all the same.
 */
export async function decideRollouts(
  { store, outcomeCounts, now = Date.now }: RolloutControllerOptions,
  localMoments = createLocalMoments(),
): Promise<void> {
  outcomeCounts.removeOld()
  const document = await readStore(store)
  const countOutcomes = (part: string, version: string, since: number) =>
    outcomeCounts.count(releaseKey(part, version), since)
  const errors: unknown[] = []
  for (const decision of decisionsFor(document, countOutcomes, now(), localMoments(document, now()))) {
    try {
      if (await carryOut(store, decision, document)) console.log(`${decision.act}: ${decision.why}`)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not all that was decided could be done')
}

/**
 * Steps bad releases back and raises canaries for as long as the process runs.
 * @returns a function that ends it.
 */
export function startRolloutController(
  options: RolloutControllerOptions,
  interval = INTERVAL_MS,
): () => void {
  const localMoments = createLocalMoments()
  let turn = 0
  let recorded = 0
  /** The last turn with a new report or a failed decision. */
  let activeTurn = 0
  let isBusy = false
  async function next(): Promise<void> {
    turn += 1
    if (options.outcomeCounts.recorded() !== recorded) activeTurn = turn
    recorded = options.outcomeCounts.recorded()
    if (isBusy || (turn - activeTurn > SETTLING_TURNS && turn % IDLE_TURNS !== 0)) return
    isBusy = true
    try {
      await decideRollouts(options, localMoments)
    } catch (error) {
      activeTurn = turn
      options.onFailure?.()
      console.error('Releases could not be judged:', error)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void next(), interval)
  timer.unref()
  return () => clearInterval(timer)
}
