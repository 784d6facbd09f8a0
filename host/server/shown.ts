import type { Context } from 'hono'
import type { StoreDocument } from './store/document.ts'

/** What one browser is shown of a store. */
export function shownTo(_c: Context, document: StoreDocument): StoreDocument {
  return document
}
