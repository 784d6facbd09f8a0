import * as z from 'zod/mini'
import { readText, type WriteResult, writeText } from './local.ts'

/** What stands under a key: nothing, a value that fits, or a text that does not (kept as it is, in `raw`). */
export type StoredJson<T> =
  | { state: 'absent' }
  | { state: 'valid'; value: T }
  | { state: 'corrupt'; raw: string }

/** Reads a JSON value and checks it with a schema. Never throws. */
export function readJson<S extends z.ZodMiniType>(key: string, schema: S): StoredJson<z.output<S>> {
  const raw = readText(key)
  if (raw === null) return { state: 'absent' }
  try {
    const parsed = z.safeParse(schema, JSON.parse(raw))
    return parsed.success ? { state: 'valid', value: parsed.data } : { state: 'corrupt', raw }
  } catch {
    // Not JSON at all.
    return { state: 'corrupt', raw }
  }
}

/** Writes a value as JSON and says where it went. */
export function writeJson(key: string, value: unknown): WriteResult {
  return writeText(key, JSON.stringify(value))
}

/** Copies a text that does not parse to `<key>:backup`, so that the next write under the key destroys nothing. */
export function backUp(key: string, raw: string): void {
  writeText(`${key}:backup`, raw)
}
