import type { RegisteredHost, StoreDocument } from '@cadence/releases/store/registry-document'
import { HOST_OWNER } from '../../src/errors/report-error.ts'
import type { PanelDetails, PartDetails, PreviewAccess } from '../../src/operator/panel-contract.ts'

type Part = RegisteredHost | StoreDocument['remotes'][number]

function partDetails(name: string, owner: string, part: Part): PartDetails {
  const { version, commit, since, previous, canary, pin } = part
  return {
    name,
    owner,
    version,
    ...(commit ? { commit } : {}),
    ...(since ? { since } : {}),
    ...(previous ? { previous: previous.version } : {}),
    ...(canary ? { canary: { version: canary.release.version, share: canary.share } } : {}),
    ...(pin ? { pin } : {}),
  }
}

/** What the operator's panel shows of a store. Pure. */
export function panelDetails(
  { revision, change, host, remotes }: StoreDocument,
  previews: PreviewAccess,
): PanelDetails {
  return {
    revision,
    previews,
    ...(change ? { change } : {}),
    parts: [
      ...(host ? [partDetails('host', HOST_OWNER, host)] : []),
      ...remotes.map((remote) => partDetails(remote.name, remote.owner, remote)),
    ],
  }
}
