import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { shortCommit } from '../git.ts'

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

interface Decided {
  canary?: { release: { version: string }; share: number } | undefined
  pin?: { who: string; why: string } | undefined
}

/** What has been decided about a part besides what is live. */
function decisions({ canary, pin }: Decided): string {
  const said = [
    ...(canary ? [`canary ${canary.release.version} for ${canary.share} %`] : []),
    ...(pin ? [`pinned by ${pin.who}${pin.why ? `: ${pin.why}` : ''}`] : []),
  ]
  return said.join('; ') || '-'
}

/** What is live, a line for each part. @param hostOwner team that answers for the host. Pure. */
export function liveTable({ host, remotes }: StoreDocument, hostOwner: string): string[] {
  const parts = [...(host ? [{ ...host, name: 'host', owner: hostOwner }] : []), ...remotes]
  const rows = parts.map((part) => [
    part.name,
    part.version,
    shortCommit(part.commit),
    part.owner,
    minute(part.since),
    part.previous?.version ?? '-',
    decisions(part),
  ])
  return columns([['part', 'version', 'commit', 'owner', 'since (UTC)', 'previous', 'canary, pin'], ...rows])
}

/** The changes of what is live, the newest first. Pure. */
export function historyTable(documents: readonly StoreDocument[]): string[] {
  const rows = documents.flatMap(({ revision, change }) =>
    change ? [[String(revision), minute(change.at), change.who, change.what, change.why || '-']] : [],
  )
  return columns([['revision', 'when (UTC)', 'who', 'what', 'why'], ...rows])
}
