import type { WidgetId } from '@cadence/shared/schemas'
import { add, compact, type Items, remove, sameLayout } from '../../../grid/grid-layout.ts'
import { type Direction, moveStep, resizeStep } from '../../../grid/move-and-resize.ts'
import { emptyHistory, type History } from './history.ts'

/** What the editor holds. The saved dashboard itself is not here: it is read from storage. */
export interface EditorState {
  /** Dashboard that the address names. */
  address: string | null
  /** Dashboard that is open: the address's, or one that was just created and is not in the address yet. */
  openId: string | null
  /** The arranged layout while it differs from the saved one; else null. */
  draft: Items | null
  /** Steps of the edit session. It goes on after an edit mode that was left with the layout unsaved. */
  history: History
  editing: boolean
  naming: boolean
  /** Member whose draft this is. */
  member: string | null
  /** Counts the dashboards and members that were shown one after the other: what was begun in one ends in no other. */
  opening: number
}

/** What the page is opened with. */
export type Opening = Pick<EditorState, 'address' | 'editing' | 'member'>

/** Everything that can happen in the editor (specification, section 4). `base` is the layout on screen. */
export type EditorEvent =
  | ({ type: 'opened' } & Opening)
  | { type: 'edit started' }
  | { type: 'edit left' }
  | { type: 'discarded' }
  | { type: 'name asked' }
  | { type: 'saved'; id: string; items: Items }
  | { type: 'save failed' }
  | { type: 'arranged'; items: Items; history: History }

/** The state of a page that was just opened. */
export function initialState({ address, editing, member }: Opening, opening = 0): EditorState {
  return {
    ...{ address, openId: address, member, opening, editing },
    ...{ draft: null, history: emptyHistory, naming: false },
  }
}

/** The next state. Pure. */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'opened':
      // The address of a dashboard that was just created follows it: nothing else changes then.
      if (event.address === state.openId && event.member === state.member) {
        return { ...state, address: event.address }
      }
      return initialState(event, state.opening + 1)
    case 'edit started':
      return { ...state, editing: true }
    case 'edit left':
      return { ...state, editing: false, naming: false }
    case 'discarded':
      return { ...state, draft: null, history: emptyHistory, editing: false, naming: false }
    case 'name asked':
      return { ...state, naming: true }
    case 'saved':
      // What was arranged while the save took its time is not saved: it stays on the screen.
      return {
        ...state,
        openId: event.id,
        draft: state.draft && !sameLayout(state.draft, event.items) ? state.draft : null,
        history: emptyHistory,
        editing: false,
        naming: false,
      }
    case 'save failed':
      return { ...state, naming: false }
    case 'arranged':
      return { ...state, draft: event.items, history: event.history }
  }
}

/** A change of the layout that the member asked for. */
export type Arrangement =
  | { type: 'add'; id: WidgetId }
  | { type: 'remove'; id: WidgetId }
  | { type: 'restore'; item: Items[number] }
  | { type: 'move' | 'resize'; id: WidgetId; direction: Direction }

/** The layout after a change. @returns the same items when nothing moved. */
export function arrange(items: Items, change: Arrangement): Items {
  switch (change.type) {
    case 'add':
      return add(items, change.id)
    case 'remove':
      return remove(items, change.id)
    case 'restore':
      return items.some((item) => item.id === change.item.id) ? items : compact([change.item, ...items])
    case 'move':
      return moveStep(items, change.id, change.direction)
    case 'resize':
      return resizeStep(items, change.id, change.direction)
  }
}
