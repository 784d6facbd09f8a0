import { ApiError } from '@cadence/shared/api'
import { toast } from '@cadence/shared/ui'
import { errorTexts } from '../texts/collection.ts'
import type { Outgoing } from './store.ts'

/** What the API says to records that it will never take as they are: malformed, too many, too large. */
const REFUSALS: readonly unknown[] = [400, 409, 413]

const refused = new Set<string>()

const nameOf = ({ collection, id, row }: Outgoing) => [collection, id, row.updatedAt].join('/')

/** Whether the API has looked at what was sent, and refused it. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && REFUSALS.includes(error.status)
}

/** Notes that the API refused an edit, for the life of the page; the member is told once that it stays here. */
export function noteRefused(item: Outgoing, error: ApiError): void {
  console.warn(`A record was refused (${item.collection})`, error)
  if (refused.size === 0) toast({ kind: 'error', text: errorTexts.get().refused })
  refused.add(nameOf(item))
}

/** Whether the API has refused this very edit. */
export const wasRefused = (item: Outgoing) => refused.has(nameOf(item))
