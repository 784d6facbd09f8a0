import type { RegisteredRemote, Release } from '@cadence/releases/registry'
import type { ComponentType } from 'react'

/** A release of a remote as the loader asks for it. */
export interface Source {
  /** Its name in the federation runtime: two releases of one remote have two names. */
  id: string
  remote: string
  release: Release
  /** The server says that this browser previews it. It may come from another address, which the policy names. */
  isPreview?: boolean
  /** Name of its container in the page, where the previewed build is not one of ours. */
  container?: string | undefined
}

/**
 * What a document does with a remote.
 *
 * | state   | choose  | gave  | failed | meaning                                                              |
 * | ------- | ------- | ----- | ------ | -------------------------------------------------------------------- |
 * | idle    | loading | ready | idle   | Nothing was asked of it. It follows the newest registry.             |
 * | loading | loading | ready | failed | Its release is chosen; a newer registry changes nothing any more.    |
 * | ready   | ready   | ready | ready  | One release has given a page: every other page comes from it, too.   |
 * | failed  | loading | ready | failed | It gave nothing. The next load chooses again, by the newest registry. |
 *
 * A remote that is `ready` is stale when the newest registry names another release than `source`. A fresh document
 * brings that one (`releases/fresh-document.ts`), because two releases would share stores and chunks that were never
 * built together.
 */
export type RemoteState =
  | { name: 'idle' }
  | { name: 'loading'; chosen: RegisteredRemote }
  | { name: 'ready'; chosen: RegisteredRemote; source: Source }
  | { name: 'failed' }

export type RemoteEvent =
  | { type: 'choose'; chosen: RegisteredRemote }
  | { type: 'gave'; chosen: RegisteredRemote; source: Source }
  | { type: 'failed' }

/** The state of a remote after an event. Pure. */
export function nextRemote(state: RemoteState, event: RemoteEvent): RemoteState {
  if (state.name === 'ready') return state
  switch (event.type) {
    case 'choose':
      return state.name === 'loading' ? state : { name: 'loading', chosen: event.chosen }
    case 'gave':
      return { name: 'ready', chosen: event.chosen, source: event.source }
    case 'failed':
      return state.name === 'idle' ? state : { name: 'failed' }
  }
}

/** Files that a failed load gave up on. */
export interface LateFiles {
  /** Resolves when one of them arrives after all. Rejects when none was on its way. */
  arrival: Promise<void>
  hasArrived: boolean
}

/**
 * What a document does with one page of a remote.
 *
 * | state   | ask             | gave  | failed |
 * | ------- | --------------- | ----- | ------ |
 * | idle    | loading         | ready | failed |
 * | loading | the same load   | ready | failed |
 * | ready   | the same page   | ready | ready  |
 * | failed  | loading (retry) | ready | failed |
 *
 * A failed page becomes `ready` by itself when its load ends after its time limit. A page whose files did not load is not
 * preloaded again: the next try is the member's.
 */
export type PageState =
  | { name: 'idle' }
  | { name: 'loading'; work: Promise<ComponentType> }
  | { name: 'ready'; component: ComponentType }
  | { name: 'failed'; late: LateFiles | undefined }

export type PageEvent =
  | { type: 'ask'; work: Promise<ComponentType> }
  | { type: 'gave'; component: ComponentType }
  | { type: 'failed'; late: LateFiles | undefined }

/** The state of a page after an event. Pure. */
export function nextPage(state: PageState, event: PageEvent): PageState {
  if (state.name === 'ready') return state
  switch (event.type) {
    case 'ask':
      return state.name === 'loading' ? state : { name: 'loading', work: event.work }
    case 'gave':
      return { name: 'ready', component: event.component }
    case 'failed':
      return { name: 'failed', late: event.late }
  }
}
