import { authState, useAuth } from '@cadence/shared/auth'
import type { SubjectColour } from '@cadence/shared/schemas'
import { proxy, useSnapshot } from 'valtio'

/** What the member has typed of a subject that is not created yet. */
interface NewSubjectDraft {
  name: string
  /** Null until they pick one. */
  colour: SubjectColour | null
}

const empty: NewSubjectDraft = { name: '', colour: null }

/** The draft of one member. It outlives its dialog, because a press beside the dialog closes that. */
const state = proxy<NewSubjectDraft & { userId: string | undefined }>({ ...empty, userId: undefined })

/** Changes the draft of the signed-in member. */
export function updateNewSubject(change: Partial<NewSubjectDraft>): void {
  const userId = authState.user?._id
  Object.assign(state, state.userId === userId ? {} : empty, change, { userId })
}

/** Forgets the draft: the subject is created, or the member does not want it. */
export function forgetNewSubject(): void {
  updateNewSubject(empty)
}

/** The draft of the signed-in member. */
export function useNewSubject(): NewSubjectDraft {
  const memberId = useAuth().user?._id
  // `sync`: a text field that gets its text in a later frame moves the caret to the end.
  const { userId, name, colour } = useSnapshot(state, { sync: true })
  return userId === memberId ? { name, colour } : empty
}
