import { TextsLoadError, textsReady } from '@cadence/shared/i18n'
import { reportError } from '../errors/report-error.ts'
import { withLimit } from '../remotes/errors.ts'
import { describeRemote } from '../remotes/remotes.ts'

/** Longest wait of a page for its texts, in milliseconds. */
const TEXTS_MS = 1500

/** Reports that texts did not come. A workspace has the name of its remote. */
export function reportTexts(error: unknown): void {
  const workspace = error instanceof TextsLoadError ? error.workspace : undefined
  reportError({ error, phase: 'load', ...describeRemote(workspace) })
}

/** Waits for texts for a limited time. Texts that come later are shown then; until then the default texts show. */
function awaited(...workspaces: string[]): Promise<void> {
  return withLimit(textsReady(...workspaces), TEXTS_MS).catch(() => undefined)
}

/** Starts to load the texts of the layout, in the language in use. */
export function layoutTexts(): Promise<void> {
  return awaited('host')
}

/**
 * Waits for the texts of the layout and of one page of the app area. Without a chosen language there is nothing to wait
 * for. After the time limit the page shows in the default texts.
 */
export function appTexts(page: string): Promise<void> {
  const [workspace = 'host'] = page.split('/')
  return awaited('host', workspace)
}
