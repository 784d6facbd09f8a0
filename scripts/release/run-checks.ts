import { serveLiveShell } from '@cadence/host/live-shell'
import {
  folderOf,
  liveReleases,
  type Part,
  type ReleaseManifest,
  type ReleaseStore,
  type StoreDocument,
} from '@cadence/host/store'
import type { ReleasePolicy } from '@cadence/shared/release-policy'
import { brokenInBrowser, startBrowser } from './browser.ts'
import { brokenContract } from './checks/contract.ts'
import { brokenFiles } from './checks/files.ts'
import { missingPages } from './checks/pages.ts'
import { unmetShares } from './checks/shares.ts'
import { overBudget, sizesOf } from './checks/size.ts'

/** One question that was asked of a build, and why the answer is no. */
export interface Checked {
  name: string
  refusals: string[]
  /** What was looked at, for whoever reads the answer. */
  note?: string
}

/** A build that wants to go live. */
export interface Candidate {
  part: Part
  manifest: ReleaseManifest
  /** Folder of the build. */
  dist: string
  policy: ReleasePolicy
}

/** What some browsers are shown now of the other side: the hosts for a remote, the remotes for the host. */
export async function othersOf(
  store: ReleaseStore,
  document: StoreDocument,
  part: Part,
): Promise<ReleaseManifest[]> {
  const others = liveReleases(document).filter((release) => (release.part === 'host') !== (part === 'host'))
  const manifests = await Promise.all(
    others.map((other) => store.files.manifest(folderOf(other.part, other.version))),
  )
  return manifests.filter((manifest) => manifest !== null)
}

/** The thread that renders pages, as it stands beside the bundle that this runs in (`scripts/command.mjs`). */
const renderWorker = new URL(import.meta.url.replace(/\.mjs$/, '.render-worker.mjs'))

type PairCheck = (host: ReleaseManifest, remote: ReleaseManifest) => string[]

/** The questions that need no browser: whether a build is whole, small enough, and fits what is live. */
export async function checkFit(
  { part, manifest, dist, policy }: Candidate,
  others: readonly ReleaseManifest[],
): Promise<Checked[]> {
  const pairs = (check: PairCheck) =>
    others.flatMap((other) => (part === 'host' ? check(manifest, other) : check(other, manifest)))
  const unknown = others.filter(({ facts }) => !facts).map(({ name, version }) => `${name} ${version}`)
  const note = others.length === 0 ? { note: 'nothing is live that it must fit' } : undefined
  const old =
    unknown.length > 0 ? { note: `${unknown.join(', ')} was built before this was kept` } : undefined
  const broken = brokenFiles(manifest)
  return [
    { name: 'files', refusals: broken },
    { name: 'pages', refusals: pairs(missingPages), ...(old ?? note) },
    { name: 'shared packages', refusals: pairs(unmetShares), ...(old ?? note) },
    { name: 'contract', refusals: pairs(brokenContract), ...(old ?? note) },
    ...(broken.length === 0 ? [await checkSize(manifest, dist, policy)] : []),
  ]
}

async function checkSize(manifest: ReleaseManifest, dist: string, policy: ReleasePolicy): Promise<Checked> {
  const sizes = await sizesOf(manifest, dist)
  const largest = Math.max(0, ...Object.values(sizes.pages))
  const pages = largest > 0 ? `, largest page ${largest.toFixed(1)} KB` : ''
  return {
    name: 'size',
    refusals: overBudget(sizes, policy),
    note: `entry ${sizes.entry.toFixed(1)} KB${pages}`,
  }
}

/** The routes to open: a remote's own, as the live host has them; for the host one of each remote that is live. */
function routesToOpen(
  { part, manifest }: Candidate,
  document: StoreDocument,
  others: readonly ReleaseManifest[],
) {
  if (part !== 'host')
    return (others[0]?.facts?.routes ?? []).filter(({ page }) => page.startsWith(`${part}/`))
  const routes = manifest.facts?.routes ?? []
  return document.remotes.flatMap(({ name }) => {
    const route = routes.find(({ page }) => page.startsWith(`${name}/`))
    return route ? [route] : []
  })
}

/** Whether a build's pages show, in a real browser, in the shell that is live. */
export async function checkInBrowser(
  store: ReleaseStore,
  document: StoreDocument,
  candidate: Candidate,
  others: readonly ReleaseManifest[],
): Promise<Checked> {
  const name = 'browser'
  const routes = routesToOpen(candidate, document, others)
  if (routes.length === 0) return { name, refusals: [], note: 'nothing is live that would show its pages' }
  const [shell, browser] = await Promise.all([
    serveLiveShell(store, document, candidate, renderWorker),
    startBrowser(),
  ])
  try {
    const refusals = await brokenInBrowser(browser, shell, routes, candidate.part)
    return { name, refusals, note: `${routes.length} pages opened in the live shell` }
  } finally {
    await Promise.all([browser.close(), shell.stop()])
  }
}
