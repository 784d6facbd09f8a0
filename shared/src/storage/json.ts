import * as z from 'zod/mini'
import { readText, type WriteResult, writeText } from './local.ts'
import { readTabText, writeTabText } from './tab.ts'

/** What stands under a key: nothing, a value that fits, or a text that does not (kept as it is, in `raw`). */
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
    // Not JSON at all.
    return { state: 'corrupt', raw }
  }
}

/** Reads a JSON value and checks it with a schema. Never throws. */
export function readJson<S extends z.ZodMiniType>(key: string, schema: S): StoredJson<z.output<S>> {
  return parse(readText(key), schema)
}

/** Reads a JSON value that this tab keeps and checks it with a schema: null where there is none that fits. Never throws. */
export function readTabJson<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  const stored = parse(readTabText(key), schema)
  return stored.state === 'valid' ? stored.value : null
}

/** Keeps a value for this tab as JSON. @returns whether it is kept. */
export function writeTabJson(key: string, value: unknown): boolean {
  return writeTabText(key, JSON.stringify(value))
}

/** Writes a value as JSON and says where it went. */
export function writeJson(key: string, value: unknown): WriteResult {
  return writeText(key, JSON.stringify(value))
}

/** Most backups that are kept beside a key: one that breaks time and again must not use up the storage. */
const BACKUPS_MAX = 5

/**
 * Copies a text that does not parse to `<key>:backup`, so that the next write under the key destroys nothing. Where
 * another text stands there, to `<key>:backup:2`, and so on: a backup is never overwritten.
 * @returns where the copy is, `full` when it did not fit, or `too many` when there was no number left.
 */
export function backUp(key: string, raw: string): WriteResult | 'too many' {
  for (let n = 1; n <= BACKUPS_MAX; n += 1) {
    const name = n === 1 ? `${key}:backup` : `${key}:backup:${n}`
    const held = readText(name)
    if (held === raw) return 'kept'
    if (held === null) return writeText(name, raw)
  }
  return 'too many'
}
