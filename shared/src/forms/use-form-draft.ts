import { useLayoutEffect, useRef } from 'react'
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { readTabJson, writeTabJson } from '../storage/stored-json.ts'
import { removeTabKey } from '../storage/tab-storage.ts'

/** What a form keeps of its values, and where. */
export interface FormDraftOptions<Values extends FieldValues, Draft> {
  /** Key in the tab's storage. */
  key: string
  /** Checks what the storage holds. A draft that does not fit is ignored. */
  schema: z.ZodMiniType<Draft>
  /** The part of the values that is kept, never a password. Null when nothing is worth keeping: the draft is removed. */
  toDraft: (values: Values) => Draft | null
  /** The values that a draft puts back, by the names of the fields. */
  toValues: (draft: Draft) => Partial<Values>
}

/** Drafts that the storage did not take, because it is forbidden or full. They live as long as the document. */
const memory = new Map<string, unknown>()

/** Removes a draft: the form is sent. */
export function forgetFormDraft(key: string): void {
  memory.delete(key)
  removeTabKey(key)
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/**
 * A value with what the draft has where it is blank. Lists are merged entry by entry: the first entry may hold what was
 * typed before the script ran, while the draft has more entries.
 */
function withDraft(present: unknown, stored: unknown): unknown {
  if (isBlank(present)) return stored
  if (!Array.isArray(present) || !Array.isArray(stored)) return present
  const length = Math.max(present.length, stored.length)
  return Array.from({ length }, (_, at) => withDraft(present[at], stored[at]))
}

/**
 * Keeps what is typed into a form in this tab, for a reload or a visit to another page, until `forgetFormDraft`. A
 * draft is put back before the first paint, and only into fields that are empty.
 *
 * In HTML that the server rendered, a visitor may type before the script runs. Give such fields no default value:
 * react-hook-form then takes what is typed, and the draft does not replace it.
 */
export function useFormDraft<Values extends FieldValues, Sent, Draft>(
  form: UseFormReturn<Values, unknown, Sent>,
  options: FormDraftOptions<Values, Draft>,
): void {
  const newest = useRef(options)
  useLayoutEffect(() => {
    newest.current = options
  })
  const { key } = options
  useLayoutEffect(() => {
    const keep = (values: Values) => {
      const draft = newest.current.toDraft(values)
      if (draft === null) forgetFormDraft(key)
      else if (writeTabJson(key, draft)) memory.delete(key)
      else memory.set(key, draft)
    }
    // Subscribed first: from then on the form answers with what its fields hold, and not with its default values.
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    })
    const { schema, toValues } = newest.current
    const stored = schema.safeParse(memory.get(key)).data ?? readTabJson(key, schema)
    if (stored !== null) {
      const values: Partial<Values> = toValues(stored)
      for (const name of Object.keys(values) as Path<Values>[]) {
        const present = form.getValues(name)
        const merged = withDraft(present, values[name])
        if (JSON.stringify(merged) !== JSON.stringify(present))
          form.setValue(name, merged as FieldPathValue<Values, Path<Values>>)
      }
    }
    keep(form.getValues())
    return unsubscribe
  }, [form, key])
}
