import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Registry } from '../registry.ts'

/** The ETag of a registry. It changes when a browser would get another release, canary or preview, and only then. */
export function registryTag(registry: Registry): string {
  return `"${createHash('sha256').update(JSON.stringify(registry)).digest('base64url').slice(0, 22)}"`
}

/** Whether a browser has this version already, by its `If-None-Match`. A proxy that compresses turns the tag into a weak one. */
export function isUnchanged(tag: string, known = ''): boolean {
  return known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}

/** Answers with a registry, or with 304 to a browser that has it already. */
export function sendRegistry(c: Context, registry: Registry): Response {
  c.header('Cache-Control', 'no-store')
  const tag = registryTag(registry)
  c.header('ETag', tag)
  return isUnchanged(tag, c.req.header('if-none-match')) ? c.body(null, 304) : c.json(registry)
}
