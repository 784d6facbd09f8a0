import type { PageFiles } from '@cadence/releases/registry'
import type { ComponentType } from 'react'
import type { Source } from './remote-states.ts'

/** How a page is asked for. */
export interface Attempt {
  /** Failed loads of this release so far. From 1 on the entry is asked for under a fresh address. */
  failures: number
  /** The container of an earlier load may be broken: take a new one. */
  isNewContainer: boolean
}

/** Brings pages of remotes into the document. What is particular to a module system stays behind this. */
export interface RemoteLoader {
  /** Loads a page's component. @throws whatever the entry, a chunk or the module failed with. */
  load: (source: Source, page: string, attempt: Attempt) => Promise<ComponentType>
  /** Brings a page's files into the browser's cache while the entry is still on its way. */
  fetchAhead: (files: PageFiles | undefined) => void
  /** Whether the HTML itself asked for one of these files, and it has not come yet. */
  isAskedByHtml: (files: readonly string[]) => boolean
  /**
   * Gives up on files that have not come, so that the next load asks for them again.
   * @returns resolves when one of them arrives after all; undefined when none was on its way.
   */
  giveUp: (files: readonly string[]) => Promise<void> | undefined
}
