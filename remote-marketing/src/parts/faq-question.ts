import type { Path } from '@cadence/shared/router'

/** A frequent question (specification, section 3, FAQ item): its id, its answer, and a link to more. */
export interface Question {
  id: `question-${string}`
  question: string
  answer: string
  more?: { to: Path; label: string }
}
