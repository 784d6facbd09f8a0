import type { fragmentList } from './product-map.ts'

/** A fragment of a remote, as `remote/Fragment`: `dashboard/Focus`. */
export type FragmentRef = (typeof fragmentList)[number]

/** What the shell gives to each fragment, as its props. */
export interface FragmentProps {
  /** The dialog for quick capture. The shell opens it, empty or with a text, and for a task where that is asked for. */
  'dashboard/Capture': { open: boolean; onClose: () => void; text?: string; asTask?: boolean }
  /** The start of a focus session, in the bottom bar of a phone. It watches the countdowns on every page. */
  'dashboard/Focus': object
}

/**
 * The attribute of the element in the top bar into which `dashboard/Focus` draws the time of a session that has begun. It is
 * hidden on a phone, whose bottom bar has the time.
 */
export const SESSION_SLOT = 'data-session-slot'
