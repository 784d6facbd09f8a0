import { sameLayout } from '../../../grid/grid-layout.ts'
import { type Draft, emptyHistory, type History } from './undo-history.ts'

/** The state of the editor. The saved dashboard is not part of it: that is read from storage. */
export interface EditorState {
  /** The dashboard that the address names; '' where it names none and the main one is open, '?new' for a new one. */
  address: string
  /**
   * The dashboard that is open: that of the address, the main one, or one that was just created and is not in the address
   * yet; null for the default layout.
   */
  openId: string | null
  /** Nothing is shown yet, because the account has not said which dashboard is the main one. */
  isWaiting: boolean
  /** The main dashboard is open, and the account may still name another one. */
  isProvisional: boolean
  /** What was arranged while it differs from what is saved; else null. */
  draft: Draft | null
  /** Commands of the edit session. It continues when edit mode was left with the layout unsaved. */
  history: History
  editing: boolean
  naming: boolean
  /** The member whose draft this is. */
  member: string | null
  /** Counts the dashboards and members that were shown, so that work that began with one does not end in another. */
  opening: number
}

/** What the page is opened with: from the address, the session, and the account. */
export type Opening = Pick<
  EditorState,
  'address' | 'openId' | 'isWaiting' | 'isProvisional' | 'editing' | 'member'
>

/** The events of the editor (specification, section 4). */
export type EditorEvent =
  | ({ type: 'opened' } & Opening)
  | ({ type: 'main found' } & Opening)
  | { type: 'edit started' }
  | { type: 'edit left' }
  | { type: 'discarded' }
  | { type: 'name asked' }
  | { type: 'saved'; id: string | null; draft: Draft }
  | { type: 'save failed' }
  | { type: 'arranged'; draft: Draft; history: History }

/** The state of a page that was just opened. */
export function initialState(present: Opening, opening = 0): EditorState {
  const { address, openId, isWaiting, isProvisional, editing, member } = present
  return {
    ...{ address, openId, isWaiting, isProvisional, editing, member, opening },
    ...{ draft: null, history: emptyHistory, naming: false },
  }
}

const sameDraft = (a: Draft, b: Draft) => sameLayout(a.items, b.items) && a.order === b.order

const isUntouched = ({ draft, editing, naming }: EditorState) => draft === null && !editing && !naming

/**
 * Whether another dashboard that has become the main one takes the place of the one on the screen. It never does while the
 * member edits or uses that one.
 * @param isGone the dashboard on the screen was deleted.
 */
export function givesWay(state: EditorState, isGone: boolean): boolean {
  if (state.isWaiting) return true
  return isUntouched(state) && (state.isProvisional || state.openId === null || isGone)
}

/** The next state. */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'opened':
      // The address now names the dashboard that was just created: nothing else changes.
      if (event.address === state.openId && event.member === state.member) {
        return { ...state, address: event.address }
      }
      return initialState(event, state.opening + 1)
    case 'main found': {
      if (event.openId !== state.openId || (state.isWaiting && !event.isWaiting)) {
        return initialState({ ...event, editing: state.editing }, state.opening + 1)
      }
      return event.isProvisional === state.isProvisional
        ? state
        : { ...state, isProvisional: event.isProvisional }
    }
    case 'edit started':
      return state.editing ? state : { ...state, editing: true }
    case 'edit left':
      return { ...state, editing: false, naming: false }
    case 'discarded':
      return { ...state, draft: null, history: emptyHistory, editing: false, naming: false }
    case 'name asked':
      return { ...state, naming: true }
    case 'saved':
      // A change that was made during the save is not saved yet: it stays on the screen.
      return {
        ...state,
        openId: event.id,
        draft: state.draft && !sameDraft(state.draft, event.draft) ? state.draft : null,
        history: emptyHistory,
        editing: false,
        naming: false,
      }
    case 'save failed':
      return { ...state, naming: false }
    case 'arranged':
      return { ...state, draft: event.draft, history: event.history }
  }
}
