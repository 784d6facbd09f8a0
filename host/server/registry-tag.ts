import { createHash } from 'node:crypto'
import type { Registry } from '@cadence/releases/registry'

/** Names what a browser is shown: another release, canary or preview has another name, everything else the same. */
export function registryTag(registry: Registry): string {
  return `"${createHash('sha256').update(JSON.stringify(registry)).digest('base64url').slice(0, 22)}"`
}

/** Whether a browser has what a tag names, by its `If-None-Match`. A proxy that compresses makes a tag a weak one. */
export function isKnown(tag: string, known = ''): boolean {
  return known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
