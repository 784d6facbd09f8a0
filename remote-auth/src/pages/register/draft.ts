import { readTabText, removeTabKey, writeTabText } from '@cadence/shared/storage'
import * as z from 'zod/mini'

const KEY = 'cadence:register'

/** What a reload keeps of the form. Never the password: only what is named here is written. */
const draftSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })
export type Draft = z.infer<typeof draftSchema>

const empty: Draft = { firstName: '', lastName: '', email: '' }

/** What was typed in this tab before a reload. */
export function readDraft(): Draft {
  try {
    const kept = z.safeParse(draftSchema, JSON.parse(readTabText(KEY) ?? 'null'))
    return kept.success ? kept.data : empty
  } catch {
    // Not written by us: nothing was typed.
    return empty
  }
}

/** Keeps what is typed for a reload of this tab. */
export function keepDraft({
  firstName = '',
  lastName = '',
  email = '',
}: { [Field in keyof Draft]?: string | undefined }): void {
  writeTabText(KEY, JSON.stringify({ firstName, lastName, email }))
}

/** The account is made: nothing of it stays in the tab. */
export function forgetDraft(): void {
  removeTabKey(KEY)
}
