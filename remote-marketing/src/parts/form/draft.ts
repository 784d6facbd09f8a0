import { type FormDraft, formDraftSchema } from '@cadence/shared/schemas'
import { readTabJson, removeTabKey, writeTabJson } from '@cadence/shared/storage'

/** Drafts that the tab did not take, because storage is forbidden or full: they live as long as the document. */
const memory = new Map<string, FormDraft>()

const keyOf = (form: string) => `cadence:${form}`

/** What was typed into a form in this tab and is not sent yet. */
export function readDraft(form: string): FormDraft | null {
  return memory.get(form) ?? readTabJson(keyOf(form), formDraftSchema)
}

/** Keeps what is typed, for a reload of this tab and for who comes back. Nothing typed is nothing kept. */
export function keepDraft(form: string, draft: FormDraft): void {
  if (Object.values(draft.fields).every((text) => text.trim() === '')) {
    forgetDraft(form)
    return
  }
  if (writeTabJson(keyOf(form), draft)) memory.delete(form)
  else memory.set(form, draft)
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
