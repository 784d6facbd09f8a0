/** What watches over releases by itself, for who runs a release server of their own. */
export { startGuard } from './rollout/guard.ts'
export { createTally } from './rollout/tally.ts'
