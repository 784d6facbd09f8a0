import * as z from 'zod/mini'
import { readText, type WriteResult, writeText } from './local-storage.ts'
import { readTabText, writeTabText } from './tab-storage.ts'

/** The content of a key: nothing, a value that fits the schema, or another text, in `raw`. */
export type StoredJson<T> =
  | { state: 'absent' }
  | { state: 'valid'; value: T }
  | { state: 'corrupt'; raw: string }

function parse<S extends z.ZodMiniType>(raw: string | null, schema: S): StoredJson<z.output<S>> {
  if (raw === null) return { state: 'absent' }
  try {
    const parsed = z.safeParse(schema, JSON.parse(raw))
    return parsed.success ? { state: 'valid', value: parsed.data } : { state: 'corrupt', raw }
  } catch {
    // Not JSON.
    return { state: 'corrupt', raw }
  }
}

/** Reads a JSON value and checks it with a schema. Never throws. */
export function readJson<S extends z.ZodMiniType>(key: string, schema: S): StoredJson<z.output<S>> {
  return parse(readText(key), schema)
}

/** Reads a JSON value of this tab and checks it with a schema. Null when no value fits. Never throws. */
export function readTabJson<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  const stored = parse(readTabText(key), schema)
  return stored.state === 'valid' ? stored.value : null
}

/** Writes a value as JSON for this tab. @returns whether it was stored. */
export function writeTabJson(key: string, value: unknown): boolean {
  return writeTabText(key, JSON.stringify(value))
}

/** Writes a value as JSON. @returns where it was written. */
export function writeJson(key: string, value: unknown): WriteResult {
  return writeText(key, JSON.stringify(value))
}

/** Most backups of one key: a key that is damaged again and again must not fill the storage. */
const BACKUPS_MAX = 5

/**
 * Copies a text that could not be parsed to `<key>:backup`, so that the next write does not destroy it. If that key has
 * another text, the copy goes to `<key>:backup:2`, and so on: a backup is never overwritten.
 * @returns where the copy was written, or `too many` when all five keys are in use.
 */
export function backUp(key: string, raw: string): WriteResult | 'too many' {
  for (let n = 1; n <= BACKUPS_MAX; n += 1) {
    const name = n === 1 ? `${key}:backup` : `${key}:backup:${n}`
    const held = readText(name)
    if (held === raw) return 'stored'
    if (held === null) return writeText(name, raw)
  }
  return 'too many'
}
