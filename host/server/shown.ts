import type { Context } from 'hono'
import { browserOf } from './rollout/browser.ts'
import { chosenFor } from './rollout/chosen.ts'
import type { StoreDocument } from './store/document.ts'

/**
 * What one browser is shown of a store: canaries that it was chosen for, else what is live.
 * @param browser its number, where it is new and its cookie does not say it yet.
 */
export function shownTo(c: Context, document: StoreDocument, browser = browserOf(c)): StoreDocument {
  return chosenFor(document, browser)
}
