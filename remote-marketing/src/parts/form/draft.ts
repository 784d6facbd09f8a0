import { type FormDraft, formDraftSchema } from '@cadence/shared/schemas'
import { readTabJson, removeTabKey, writeTabJson } from '@cadence/shared/storage'

/** The same drafts for as long as the document lives, where the browser forbids storage. */
const memory = new Map<string, FormDraft>()

const keyOf = (form: string) => `cadence:${form}`

/** What was typed into a form in this tab and is not sent yet. */
export function readDraft(form: string): FormDraft | null {
  return readTabJson(keyOf(form), formDraftSchema) ?? memory.get(form) ?? null
}

/** Keeps what is typed, for a reload of this tab and for who comes back. Nothing typed is nothing kept. */
export function keepDraft(form: string, draft: FormDraft): void {
  if (Object.values(draft.fields).every((text) => text.trim() === '')) {
    forgetDraft(form)
    return
  }
  memory.set(form, draft)
  writeTabJson(keyOf(form), draft)
}

/** It is sent: nothing of it stays in the tab. */
export function forgetDraft(form: string): void {
  memory.delete(form)
  removeTabKey(keyOf(form))
}

/** Puts a draft back where nothing has been typed since. */
export function fillIn(form: HTMLFormElement, { fields }: FormDraft): void {
  for (const [name, text] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    const takesText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (takesText && field.value === '') field.value = text
  }
}

/** A key for one filling-in of a form (see `requestKeySchema`). Works without HTTPS, unlike `randomUUID`. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
