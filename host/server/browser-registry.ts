import type { RegisteredRemote, Registry, Release } from '@cadence/releases/registry'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { remoteOf, routes } from '../src/routes.ts'

/** The previous release, with the data that the fallback needs: its entry script knows the rest. */
function fallbackOf({ version, entry, integrity }: Release): Release {
  return { version, entry, pages: {}, ...(integrity ? { integrity } : {}) }
}

/** What the shell needs of a remote. It leaves out the module of the operator's panel and hashes that no page uses. */
function forBrowser(remote: RegisteredRemote): RegisteredRemote {
  const { name, owner, version, entry, container, integrity, pages, previous, preview } = remote
  const { shares: _, ...shown } = pages
  return {
    name,
    owner,
    version,
    entry,
    ...(container ? { container } : {}),
    ...(integrity ? { integrity } : {}),
    pages: shown,
    ...(previous ? { previous: fallbackOf(previous) } : {}),
    ...(preview ? { preview } : {}),
  }
}

/** The remotes whose pages the routes name. The shell cannot show other remotes, even when they are registered. */
const named = new Set<string | undefined>(routes.map(({ page }) => remoteOf(page)))

/** What this release server offers beside pages. */
export interface Offered {
  /** Whether there is an operator's panel. */
  hasPanel: boolean
  /** Whether pages register the service worker. */
  hasWorker: boolean
}

/** The registry that a browser gets. Pure. */
export function registryFor(
  { host, remotes }: StoreDocument,
  { hasPanel, hasWorker }: Offered = { hasPanel: false, hasWorker: true },
): Registry {
  return {
    ...(host ? { host: host.version } : {}),
    ...(hasPanel ? { panel: true } : {}),
    ...(hasWorker ? {} : { worker: false }),
    remotes: remotes.filter(({ name }) => named.has(name)).map(forBrowser),
  }
}
