import { TextsLoadError, textsReady } from '@cadence/shared/i18n'
import { reportError } from '../errors/report.ts'
import { withLimit } from '../remotes/time-limit.ts'

/** The layout is worth this long a wait for its texts, in milliseconds; an empty screen is not worth a longer one. */
const LAYOUT_TEXTS_MS = 1500

/** Says that texts did not come; a workspace has the name of its remote. */
export function reportTexts(error: unknown): void {
  reportError({
    error,
    phase: 'load',
    remote: error instanceof TextsLoadError ? error.workspace : undefined,
  })
}

/** Starts to load the texts of the layout, in the language in use. A failure is said when a page waits for them. */
export function layoutTexts(): Promise<void> {
  return withLimit(textsReady(), LAYOUT_TEXTS_MS).catch(() => undefined)
}

/**
 * Waits for the texts of the app area; with nothing chosen there is nothing to wait for. When they do not come it is
 * reported, and the stated texts show: a page in them is worth more than none.
 */
export function appTexts(): Promise<void> {
  return textsReady().catch(reportTexts)
}
