import type { Path } from '@cadence/shared/router'

/** A frequent question (specification, section 3, FAQ item): its name in the address, its answer, and where more is said. */
export interface Question {
  id: `question-${string}`
  question: string
  answer: string
  more?: { to: Path; label: string }
}
