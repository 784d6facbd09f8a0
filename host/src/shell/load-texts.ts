import { TextsLoadError, textsReady } from '@cadence/shared/i18n'
import { reportError } from '../errors/report-error.ts'
import { withLimit } from '../remotes/errors.ts'
import { describeRemote } from '../remotes/remotes.ts'

/** A page is worth this long a wait for its texts, in milliseconds; an empty screen is not worth a longer one. */
const TEXTS_MS = 1500

/** Says that texts did not come; a workspace has the name of its remote. */
export function reportTexts(error: unknown): void {
  const workspace = error instanceof TextsLoadError ? error.workspace : undefined
  reportError({ error, phase: 'load', ...describeRemote(workspace) })
}

/** Waits for texts as long as they are worth it. Later ones are drawn when they come: until then the stated texts show. */
function awaited(...workspaces: string[]): Promise<void> {
  return withLimit(textsReady(...workspaces), TEXTS_MS).catch(() => undefined)
}

/** Starts to load the texts of the layout, in the language in use. */
export function layoutTexts(): Promise<void> {
  return awaited('host')
}

/**
 * Waits for the texts of the layout and of one page of the app area, and of no other; with nothing chosen there is nothing
 * to wait for. A page in the stated texts is worth more than none.
 */
export function appTexts(page: string): Promise<void> {
  const [workspace = 'host'] = page.split('/')
  return awaited('host', workspace)
}
