import type { Wall } from './clock/wall.ts'
import type { Occurrence } from './week/occurrences.ts'

/** What a member asks of the planner; what answers is loaded when it is asked. */
export type Request =
  | { kind: 'create'; start: Wall }
  | { kind: 'edit'; occurrence: Occurrence }
  /** `start` by the member's clock. */
  | { kind: 'move'; occurrence: Occurrence; start: Wall }
  /** `end` by the member's clock. */
  | { kind: 'resize'; occurrence: Occurrence; end: Wall }
  | { kind: 'delete'; occurrence: Occurrence }
  | { kind: 'date' }
  | { kind: 'files' }
