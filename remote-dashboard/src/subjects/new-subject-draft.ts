import type { SubjectColour } from '@cadence/shared/schemas'
import { memberState } from '../member-state.ts'

/** What the member has typed of a subject that is not created yet. */
interface NewSubjectDraft {
  name: string
  /** Null until they pick one. */
  colour: SubjectColour | null
}

const empty: NewSubjectDraft = { name: '', colour: null }

/** It outlives its dialog, because a press beside the dialog closes that. */
const draft = memberState(empty)

/** Changes the draft of the signed-in member. */
export const updateNewSubject = draft.update

/** Forgets the draft: the subject is created, or the member does not want it. */
export const forgetNewSubject = () => draft.update(empty)

/** The draft of the signed-in member. */
export const useNewSubject = draft.useValue
