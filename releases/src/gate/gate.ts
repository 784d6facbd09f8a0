import type { CandidateShell, ReleasesConfig } from '../releases-config.ts'
import type { Part } from '../store/describe-build.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { folderOf, liveReleases } from '../store/registry-entries.ts'
import type { ReleaseManifest } from '../store/release-manifest.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { failingPages, type Route, startBrowser } from './browser-check.ts'
import type { Candidate } from './candidate.ts'
import {
  brokenFiles,
  contractCheck,
  misfitsOf,
  missingPages,
  type PairCheck,
  unmetShares,
} from './fit-checks.ts'
import { overBudget, sizesOf } from './size-check.ts'

/** The result of one check. */
export interface CheckResult {
  name: string
  /** Reasons against the build; none when it passes. */
  refusals: string[]
  /** What the person who releases can do about a refusal. */
  help?: string
  /** What was looked at. */
  note?: string
}

const isHost = ({ part }: { part: Part }) => part === 'host'

/**
 * The releases of the other side that a part must fit: hosts for a remote, remotes for the host.
 * @param candidates the builds that go live together, in the place of what is live of their parts.
 */
async function otherSideOf(
  store: ReleaseStore,
  document: StoreDocument,
  part: { part: Part },
  candidates: readonly Candidate[],
): Promise<ReleaseManifest[]> {
  const replaced = new Set(candidates.map((candidate) => candidate.part))
  const isOther = (release: { part: Part }) => isHost(release) !== isHost(part)
  const live = liveReleases(document).filter((release) => isOther(release) && !replaced.has(release.part))
  const manifests = await Promise.all(
    live.map(({ part, version }) => store.files.manifest(folderOf(part, version))),
  )
  const staying = manifests.filter((manifest) => manifest !== null)
  return [...candidates.filter(isOther).map(({ manifest }) => manifest), ...staying]
}

/** Runs the checks of a candidate that need no browser. */
export async function checkFit(
  { contract, unmeasuredPages }: ReleasesConfig,
  store: ReleaseStore,
  document: StoreDocument,
  candidate: Candidate,
  candidates: readonly Candidate[],
): Promise<CheckResult[]> {
  const others = await otherSideOf(store, document, candidate, candidates)
  const broken = brokenFiles(candidate.manifest)
  const pairs = (name: string, check: PairCheck) => checkPairs(name, check, candidate.manifest, others)
  return [
    {
      name: 'files',
      refusals: broken,
      help: 'Build it again; look for what writes into the folder of the build.',
    },
    pairs('pages', missingPages),
    pairs('shared packages', unmetShares),
    pairs('contract', contractCheck(contract)),
    // Files that are missing have no size.
    ...(broken.length === 0 ? [await checkSize(candidate, unmeasuredPages)] : []),
  ]
}

/** Checks a build against each release of the other side. */
function checkPairs(
  name: string,
  check: PairCheck,
  manifest: ReleaseManifest,
  others: readonly ReleaseManifest[],
): CheckResult {
  const isOfHost = manifest.name === 'host'
  const results = others.map((other) => ({
    other,
    refusals: isOfHost ? check(manifest, other) : check(other, manifest),
  }))
  const against = results.filter(({ refusals }) => refusals.length > 0).map(({ other }) => other.name)
  const parts = isOfHost ? ['host', ...new Set(against)] : ['host', manifest.name]
  const withoutFacts = others.filter(({ facts }) => !facts).map((other) => `${other.name} ${other.version}`)
  const notes = [
    ...(others.length === 0 ? ['nothing is live that it must fit'] : []),
    ...(withoutFacts.length > 0 ? [`${withoutFacts.join(', ')} was built before this was kept`] : []),
  ]
  return {
    name,
    refusals: results.flatMap(({ refusals }) => refusals),
    help: `What fits only together goes live together: npm run release -- ${parts.join(' ')}`,
    ...(notes.length > 0 ? { note: notes.join(', ') } : {}),
  }
}

async function checkSize(
  { manifest, dist, policy }: Candidate,
  unmeasuredPages: readonly string[],
): Promise<CheckResult> {
  const sizes = await sizesOf(manifest, dist, unmeasuredPages)
  const largest = Math.max(0, ...Object.values(sizes.pages))
  const pages = largest > 0 ? `, largest page ${largest.toFixed(1)} KB` : ''
  return {
    name: 'size',
    refusals: overBudget(sizes, policy),
    help: `Make it smaller, or raise the budget in policy.json of ${manifest.name}, which its team reviews.`,
    note: `entry ${sizes.entry.toFixed(1)} KB${pages}`,
  }
}

/** The routes to open: every route of each remote among the candidates, and with a new host one of each other remote. */
async function routesToOpen(
  store: ReleaseStore,
  document: StoreDocument,
  candidates: readonly Candidate[],
): Promise<Route[]> {
  const host = candidates.find(isHost)
  const [shown] = host
    ? [host.manifest]
    : await otherSideOf(store, document, { part: 'a remote' }, candidates)
  const routes = shown?.facts?.routes ?? []
  const routesOf = (name: string) => routes.filter(({ page }) => page.startsWith(`${name}/`))
  const own = candidates.filter((candidate) => !isHost(candidate)).map(({ part }) => part)
  const others = document.remotes.filter(({ name }) => !own.some((part) => part === name))
  return [...own.flatMap(routesOf), ...(host ? others.flatMap(({ name }) => routesOf(name).slice(0, 1)) : [])]
}

/** Opens the pages of candidates in a real browser, in the shell as it would be with them live. */
export async function checkInBrowser(
  config: ReleasesConfig,
  store: ReleaseStore,
  document: StoreDocument,
  candidates: readonly Candidate[],
): Promise<CheckResult> {
  const name = 'browser'
  const routes = await routesToOpen(store, document, candidates)
  if (routes.length === 0) return { name, refusals: [], note: 'nothing is live that would show its pages' }
  const browser = await startBrowser(config.browser)
  let shell: CandidateShell | undefined
  try {
    shell = await config.serveShell(store, document, candidates)
    const [only, ...more] = candidates
    const part = only && more.length === 0 ? only.part : 'host'
    const refusals = await failingPages(config.browser, browser, shell, routes, part)
    return { name, refusals, note: `${routes.length} pages opened in the live shell` }
  } finally {
    try {
      await shell?.stop()
    } finally {
      await browser.close()
    }
  }
}

/**
 * Compares releases that are to replace live ones with everything else that is live, by their manifests in the store.
 * It opens no browser and reads no other file, so that a rollback takes no time.
 * @returns the reasons why they do not fit.
 */
export async function misfitsWithLive(
  { contract }: ReleasesConfig,
  store: ReleaseStore,
  document: StoreDocument,
  targets: readonly { part: Part; version: string }[],
): Promise<string[]> {
  const { host: liveHost, remotes } = document
  const manifestOf = async (part: Part, live: string | undefined) => {
    const version = targets.find((target) => target.part === part)?.version ?? live
    return version === undefined ? null : store.files.manifest(folderOf(part, version))
  }
  const isTarget = (part: Part) => targets.some((target) => target.part === part)
  const affected = remotes.filter(({ name }) => isTarget('host') || isTarget(name))
  const [host, ...others] = await Promise.all([
    manifestOf('host', liveHost?.version),
    ...affected.map(({ name, version }) => manifestOf(name, version)),
  ])
  if (!host) return []
  return others.flatMap((remote) => (remote ? misfitsOf(contract)(host, remote) : []))
}
