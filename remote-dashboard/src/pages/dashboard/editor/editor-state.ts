import type { WidgetId } from '@cadence/shared/schemas'
import { add, compact, type Items, remove, sameLayout } from '../../../grid/grid-layout.ts'
import { type Direction, moveStep, resizeStep } from '../../../grid/move-and-resize.ts'
import { emptyHistory, type History } from './undo-history.ts'

/** The state of the editor. The saved dashboard is not part of it: that is read from storage. */
export interface EditorState {
  /** The dashboard that the address names. */
  address: string | null
  /** The dashboard that is open: that of the address, or one that was just created and is not in the address yet. */
  openId: string | null
  /** The arranged layout while it differs from the saved one; else null. */
  draft: Items | null
  /** Commands of the edit session. It continues when edit mode was left with the layout unsaved. */
  history: History
  editing: boolean
  naming: boolean
  /** The member whose draft this is. */
  member: string | null
  /** Counts the dashboards and members that were shown, so that work that began with one does not end in another. */
  opening: number
}

/** What the page is opened with: from the address and the session. */
export type Opening = Pick<EditorState, 'address' | 'editing' | 'member'>

/** The events of the editor (specification, section 4). */
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

/** The next state. */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'opened':
      // The address now names the dashboard that was just created: nothing else changes.
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
      // A change that was made during the save is not saved yet: it stays on the screen.
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
