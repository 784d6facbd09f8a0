import type { RegisteredRemote, Registry, Release } from '@cadence/releases/registry'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { remoteOf, routes } from '../src/routes.ts'

/** The release before, as a second try needs it: its entry knows the rest. */
function secondTry({ version, entry, integrity }: Release): Release {
  return { version, entry, pages: {}, ...(integrity ? { integrity } : {}) }
}

/** What the shell needs to know about a remote: not the module that only operators ask for, no hash that it does not use. */
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
    ...(previous ? { previous: secondTry(previous) } : {}),
    ...(preview ? { preview } : {}),
  }
}

/** The remotes whose pages the route table names: the shell can show no other, however many are registered. */
const named = new Set<string | undefined>(routes.map(({ page }) => remoteOf(page)))

/** The registry that a browser gets. @param hasPanel whether there is an operator's panel. Pure. */
export function registryFor({ host, remotes }: StoreDocument, hasPanel = false): Registry {
  return {
    ...(host ? { host: host.version } : {}),
    ...(hasPanel ? { panel: true } : {}),
    remotes: remotes.filter(({ name }) => named.has(name)).map(forBrowser),
  }
}
