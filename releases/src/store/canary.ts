import type { RegisteredRemote, RolloutPlan } from '../registry.ts'
import type { Part } from './describe-build.ts'
import {
  type Allow,
  ReleaseRefusedError,
  refusePinned,
  storedRelease,
  unknownAuthor,
  withLiveHost,
  withLiveRemote,
} from './live-release.ts'
import type { RegisteredHost, StoreDocument } from './registry-document.ts'
import {
  entryOf,
  hostReleaseOf,
  ownerOf,
  remoteReleaseOf,
  withEntry,
  withoutCanary,
  withRemote,
} from './registry-entries.ts'
import { type Author, changeStore, type ReleaseStore, readStore } from './release-store.ts'

/** How a canary grows by default. */
export const DEFAULT_PLAN: RolloutPlan = [
  { share: 10, minutes: 10 },
  { share: 50, minutes: 10 },
]

/** A canary as it was when somebody decided about it. */
export interface SeenCanary {
  version: string
  share: number
}

type Canary = NonNullable<(RegisteredHost | RegisteredRemote)['canary']>
type Step = Pick<Canary, 'share' | 'since' | 'plan'>

/** @throws ReleaseRefusedError when a share is no whole percentage between 1 and 99. */
export function checkShare(share: number): void {
  if (Number.isInteger(share) && share > 0 && share < 100) return
  throw new ReleaseRefusedError(`A share is a whole number from 1 to 99, in percent, not ${share}`)
}

/** @throws ReleaseRefusedError that says why a version cannot be tried out now. */
function refuseCanary(document: StoreDocument, part: Part, version: string): void {
  refusePinned(document, part)
  const entry = entryOf(document, part)
  if (!entry) throw new ReleaseRefusedError(`${part} was never released: there is nothing to go back to`)
  if (entry.version === version) throw new ReleaseRefusedError(`${part} ${version} is live for all already`)
  const other = entry.canary?.release.version
  if (!other || other === version) return
  throw new ReleaseRefusedError(
    `${part} ${other} is being tried out; \`npm run canary -- ${part} --stop\` or \`--promote\` ends that`,
  )
}

/** The change that makes a stored release the canary of its part. */
async function toCanary(
  store: ReleaseStore,
  part: Part,
  version: string,
): Promise<(document: StoreDocument, step: Step) => StoreDocument> {
  const since = new Date().toISOString()
  if (part === 'host') {
    const release = await storedRelease(store, part, version, (manifest, folder) =>
      hostReleaseOf(manifest, folder, {}),
    )
    return (document, step) => {
      const { host } = document
      return host
        ? { ...document, host: { ...host, canary: { release: { ...release, since }, ...step } } }
        : document
    }
  }
  const release = await storedRelease(store, part, version, remoteReleaseOf)
  return (document, step) => {
    const remote = document.remotes.find(({ name }) => name === part)
    const canary = { release: { ...release, since }, ...step }
    return remote ? withRemote(document, { ...remote, canary }) : document
  }
}

/**
 * Gives a release of the store to a share of the browsers; the others keep the live one. The same release
 * again begins anew with that share.
 * @param share whole percents, 1 to 99. @param plan how the share grows by itself; empty where it must not.
 * @throws ReleaseRefusedError that says why not.
 */
export async function startCanary(
  store: ReleaseStore,
  part: Part,
  version: string,
  share: number,
  by = unknownAuthor,
  plan = DEFAULT_PLAN,
  allow: Allow = () => undefined,
): Promise<StoreDocument> {
  checkShare(share)
  const put = await toCanary(store, part, version)
  const what = `${part} ${version} for ${share} %`
  return changeStore(store, by, what, (document) => {
    refuseCanary(document, part, version)
    allow(document)
    return put(document, { share, since: new Date().toISOString(), plan })
  })
}

/** The canary of a part. @throws ReleaseRefusedError when it has none. */
function canaryOf(document: StoreDocument, part: Part): Canary {
  const canary = entryOf(document, part)?.canary
  if (!canary) throw new ReleaseRefusedError(`No release of ${part} is being tried out`)
  return canary
}

/**
 * Changes the canary of a part. @param seen the canary that the decision is about. Nothing changes when the part now
 * has another canary, another share, or none. Without `seen`, the change applies to the present canary.
 */
async function changeCanary(
  store: ReleaseStore,
  part: Part,
  by: Author,
  seen: SeenCanary | undefined,
  what: (version: string) => string,
  change: (document: StoreDocument) => StoreDocument,
): Promise<StoreDocument> {
  const version = seen?.version ?? canaryOf(await readStore(store), part).release.version
  return changeStore(store, by, what(version), (document) => {
    const now = entryOf(document, part)?.canary
    if (seen && (now?.release.version !== version || now.share !== seen.share)) return document
    if (canaryOf(document, part).release.version !== version)
      throw new ReleaseRefusedError(`By now another release of ${part} is being tried out`)
    return change(document)
  })
}

const withStep = <E extends RegisteredHost | RegisteredRemote>(
  entry: E,
  step: Omit<Step, 'plan'> & Partial<Pick<Step, 'plan'>>,
): E => (entry.canary ? { ...entry, canary: { ...entry.canary, ...step } } : entry)

/**
 * Gives a canary to another share of the browsers. When the share grows, browsers with the canary keep it.
 * @param plan the new plan for the share's growth; without it, the plan stays.
 * @throws ReleaseRefusedError when the part has none.
 */
export async function raiseCanary(
  store: ReleaseStore,
  part: Part,
  share: number,
  by = unknownAuthor,
  seen?: SeenCanary,
  plan?: RolloutPlan,
): Promise<StoreDocument> {
  checkShare(share)
  const step = { share, since: new Date().toISOString(), ...(plan ? { plan } : {}) }
  const what = (version: string) => `${part} ${version} for ${share} %`
  return changeCanary(store, part, by, seen, what, (document) =>
    withEntry(
      document,
      part,
      (host) => withStep(host, step),
      (remote) => withStep(remote, step),
    ),
  )
}

/** The document after the canary of a part goes live for all. @param owner the owner after the change. Pure. */
function withCanaryLive(document: StoreDocument, part: Part, owner?: string): StoreDocument {
  if (part === 'host') {
    const canary = document.host?.canary
    return canary ? withLiveHost(document, canary.release) : document
  }
  const remote = document.remotes.find(({ name }) => name === part)
  if (!remote?.canary) return document
  return withLiveRemote(document, part, { owner: owner ?? remote.owner, release: remote.canary.release })
}

/**
 * Makes a canary live for all; what was live becomes the release before it.
 * @throws ReleaseRefusedError when the part has none.
 */
export async function promoteCanary(store: ReleaseStore, part: Part, by = unknownAuthor, seen?: SeenCanary) {
  const canary = entryOf(await readStore(store), part)?.canary
  const owner = canary && (await storedRelease(store, part, canary.release.version, ownerOf))
  const what = (version: string) => `${part} ${version} live`
  return changeCanary(store, part, by, seen, what, (document) => withCanaryLive(document, part, owner))
}

/** The document without the canary of a part. Pure. */
export function withCanaryStopped(document: StoreDocument, part: Part): StoreDocument {
  return withEntry(
    document,
    part,
    (host) => withoutCanary(host),
    (remote) => withoutCanary(remote),
  )
}

/**
 * Ends a canary: the live release is everybody's again.
 * @throws ReleaseRefusedError when the part has none.
 */
export function stopCanary(store: ReleaseStore, part: Part, by = unknownAuthor, seen?: SeenCanary) {
  const what = (version: string) => `${part} ${version} stopped`
  return changeCanary(store, part, by, seen, what, (document) => withCanaryStopped(document, part))
}
