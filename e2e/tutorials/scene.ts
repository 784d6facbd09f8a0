import type { Stage } from './stage.ts'

/** How a tutorial is played. Its texts are those of its article. */
export interface Scene {
  /** Played on a phone. */
  isPhone?: boolean
  /** The time that the scene's clock shows, ISO 8601; without it, a Tuesday morning. */
  moment?: string
  /** Whether the clock of the page runs, as the film of a countdown needs it. A clock that stands still shows the same times in each recording. */
  clockRuns?: boolean
  /** What is done before the film begins; without it, the dashboard is opened. */
  before?: (stage: Stage) => Promise<void>
  /** When the poster is taken: how far into which step. Without it, at the end of the middle one. */
  poster?: { step: number; share: number }
  /** What is done during each step of the article, in its order. */
  steps: readonly ((stage: Stage) => Promise<void>)[]
}
