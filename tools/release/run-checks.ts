import { serveLiveShell } from '@cadence/host/live-shell'
import type { ReleasePolicy } from '@cadence/releases/release-policy'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { folderOf, liveReleases } from '@cadence/releases/store/registry-entries'
import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import type { Releasable } from '../workspaces.ts'
import { brokenInBrowser, type Route, startBrowser } from './browser.ts'
import { brokenContract } from './checks/contract.ts'
import { brokenFiles } from './checks/files.ts'
import { missingPages } from './checks/pages.ts'
import { unmetShares } from './checks/shares.ts'
import { overBudget, sizesOf } from './checks/size.ts'

/** One question that was asked of a build, and why the answer is no. */
export interface Checked {
  name: string
  refusals: string[]
  /** What whoever was refused can do. */
  help?: string
  /** What was looked at, for whoever reads the answer. */
  note?: string
}

/** A build that wants to go live. */
export interface Candidate {
  part: Releasable
  manifest: ReleaseManifest
  /** Folder of the build. */
  dist: string
  policy: ReleasePolicy
}

const isHost = ({ part }: { part: string }) => part === 'host'

/**
 * What some browsers would be shown of the other side beside a build: the hosts for a remote, the remotes for the host.
 * @param candidates the builds that go live with it, in the place of what is live of their parts.
 */
export async function othersOf(
  store: ReleaseStore,
  document: StoreDocument,
  candidate: { part: string },
  candidates: readonly Candidate[],
): Promise<ReleaseManifest[]> {
  const parts = new Set<string>(candidates.map(({ part }) => part))
  const isOther = (release: { part: string }) => isHost(release) !== isHost(candidate)
  const live = liveReleases(document).filter((release) => isOther(release) && !parts.has(release.part))
  const manifests = await Promise.all(
    live.map(({ part, version }) => store.files.manifest(folderOf(part, version))),
  )
  const stay = manifests.filter((manifest) => manifest !== null)
  return [...candidates.filter(isOther).map(({ manifest }) => manifest), ...stay]
}

/** Script of the processes that render pages, as it stands beside the bundle that this runs in (`tools/command.mjs`). */
const renderWorker = new URL(import.meta.url.replace(/\.mjs$/, '.render-worker.mjs'))

type PairCheck = (host: ReleaseManifest, remote: ReleaseManifest) => string[]

/** The questions that need no browser: whether a build is whole, small enough, and fits what is live. */
export async function checkFit(
  { manifest, dist, policy }: Candidate,
  others: readonly ReleaseManifest[],
): Promise<Checked[]> {
  const broken = brokenFiles(manifest)
  const asked = (name: string, check: PairCheck): Checked => askPairs(name, check, manifest, others)
  return [
    {
      name: 'files',
      refusals: broken,
      help: 'Build it again; look for what writes into the folder of the build.',
    },
    asked('pages', missingPages),
    asked('shared packages', unmetShares),
    asked('contract', brokenContract),
    ...(broken.length === 0 ? [await checkSize(manifest, dist, policy)] : []),
  ]
}

/** Asks a build about each release of the other side that it would stand beside. */
function askPairs(
  name: string,
  check: PairCheck,
  manifest: ReleaseManifest,
  others: readonly ReleaseManifest[],
): Checked {
  const isOfHost = manifest.name === 'host'
  const asked = others.map((other) => ({
    other,
    refusals: isOfHost ? check(manifest, other) : check(other, manifest),
  }))
  const against = asked.filter(({ refusals }) => refusals.length > 0).map(({ other }) => other.name)
  const parts = isOfHost ? ['host', ...new Set(against)] : ['host', manifest.name]
  const unknown = others.filter(({ facts }) => !facts).map((other) => `${other.name} ${other.version}`)
  const notes = [
    ...(others.length === 0 ? ['nothing is live that it must fit'] : []),
    ...(unknown.length > 0 ? [`${unknown.join(', ')} was built before this was kept`] : []),
  ]
  return {
    name,
    refusals: asked.flatMap(({ refusals }) => refusals),
    help: `What fits only together goes live together: npm run release -- ${parts.join(' ')}`,
    ...(notes.length > 0 ? { note: notes.join(', ') } : {}),
  }
}

async function checkSize(manifest: ReleaseManifest, dist: string, policy: ReleasePolicy): Promise<Checked> {
  const sizes = await sizesOf(manifest, dist)
  const largest = Math.max(0, ...Object.values(sizes.pages))
  const pages = largest > 0 ? `, largest page ${largest.toFixed(1)} KB` : ''
  return {
    name: 'size',
    refusals: overBudget(sizes, policy),
    help: `Make it smaller, or raise the budget in policy.json of ${manifest.name}, which its team reviews.`,
    note: `entry ${sizes.entry.toFixed(1)} KB${pages}`,
  }
}

/** The routes to open, as the host has them: all of each remote's own build, and for the host's one of each other remote. */
async function routesToOpen(
  store: ReleaseStore,
  document: StoreDocument,
  candidates: readonly Candidate[],
): Promise<Route[]> {
  const host = candidates.find(isHost)
  const [shown] = host ? [host.manifest] : await othersOf(store, document, { part: 'a remote' }, candidates)
  const routes = shown?.facts?.routes ?? []
  const of = (name: string) => routes.filter(({ page }) => page.startsWith(`${name}/`))
  const own = candidates.filter((candidate) => !isHost(candidate)).map(({ part }) => part)
  const others = document.remotes.filter(({ name }) => !own.some((part) => part === name))
  return [...own.flatMap(of), ...(host ? others.flatMap(({ name }) => of(name).slice(0, 1)) : [])]
}

/** Whether the pages of builds show, in a real browser, in the shell that is live with them. */
export async function checkInBrowser(
  store: ReleaseStore,
  document: StoreDocument,
  candidates: readonly Candidate[],
): Promise<Checked> {
  const name = 'browser'
  const routes = await routesToOpen(store, document, candidates)
  if (routes.length === 0) return { name, refusals: [], note: 'nothing is live that would show its pages' }
  const browser = await startBrowser()
  try {
    const shell = await serveLiveShell(store, document, candidates, renderWorker)
    try {
      const [only, ...more] = candidates
      const part = only && more.length === 0 ? only.part : 'host'
      const refusals = await brokenInBrowser(browser, shell, routes, part)
      return { name, refusals, note: `${routes.length} pages opened in the live shell` }
    } finally {
      await shell.stop()
    }
  } finally {
    await browser.close()
  }
}
