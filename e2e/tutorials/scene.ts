import type { Stage } from './stage.ts'

/** How a tutorial is played. Its texts are those of its article. */
export interface Scene {
  /** Played on a phone. */
  isPhone?: boolean
  /** The moment of the scene, where another than the usual morning. */
  moment?: string
  /** The clock runs from that moment on, for tools that count the time; otherwise it stands still. */
  clockRuns?: boolean
  /** What is done before the film begins; without it, the dashboard is opened. */
  before?: (stage: Stage) => Promise<void>
  /** What is done during each step of the article, in its order. */
  steps: readonly ((stage: Stage) => Promise<void>)[]
}
