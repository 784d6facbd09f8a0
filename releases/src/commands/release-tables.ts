import type { StoreDocument } from '../store/registry-document.ts'
import { shortCommit } from './git.ts'

/** Columns as wide as their widest cell, two spaces between them. Pure. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A moment to the minute, in UTC: `2026-11-22 15:04`. */
export function minute(at: string | undefined): string {
  return at ? at.slice(0, 16).replace('T', ' ') : '-'
}

interface CanaryAndPin {
  canary?: { release: { version: string }; share: number } | undefined
  pin?: { who: string; why: string } | undefined
}

/** The canary and the pin of a part. */
function canaryAndPin({ canary, pin }: CanaryAndPin): string {
  const texts = [
    ...(canary ? [`canary ${canary.release.version} for ${canary.share} %`] : []),
    ...(pin ? [`pinned by ${pin.who}${pin.why ? `: ${pin.why}` : ''}`] : []),
  ]
  return texts.join('; ') || '-'
}

/** The live releases, a line for each part. @param hostOwner team that owns the host. Pure. */
export function liveTable({ host, remotes }: StoreDocument, hostOwner: string): string[] {
  const parts = [...(host ? [{ ...host, name: 'host', owner: hostOwner }] : []), ...remotes]
  const rows = parts.map((part) => [
    part.name,
    part.version,
    shortCommit(part.commit),
    part.owner,
    minute(part.since),
    part.previous?.version ?? '-',
    canaryAndPin(part),
  ])
  return columns([['part', 'version', 'commit', 'owner', 'since (UTC)', 'previous', 'canary, pin'], ...rows])
}

/** The changes of the registry, the newest first. Pure. */
export function historyTable(documents: readonly StoreDocument[]): string[] {
  const rows = documents.flatMap(({ revision, change }) =>
    change ? [[String(revision), minute(change.at), change.who, change.what, change.why || '-']] : [],
  )
  return columns([['revision', 'when (UTC)', 'who', 'what', 'why'], ...rows])
}
