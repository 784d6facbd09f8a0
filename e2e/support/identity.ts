import { runtimeEntryPoints } from '@cadence/build/entry-points'
import { remoteNames } from '@cadence/shared/contract'
import { expect, type Page } from '@playwright/test'

/** Libraries that must exist once in the page. */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'valtio',
  'valtio/react',
  'valtio/vanilla',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
]

/** A shared module of which a remote has another copy than the host, or none. */
export interface Difference {
  remote: string
  request: string
  why: string
}

/**
 * Expects that each remote gets the same objects as the host from every shared module. The exports are compared one by one,
 * because each importer has a namespace object of its own.
 */
export async function expectOneCopy(page: Page): Promise<void> {
  const requests = [...libraries, ...runtimeEntryPoints()]
  const { differences, compared } = await page.evaluate(
    async ({ requests, remotes }) => {
      type Module = Record<string, unknown>
      interface Instance {
        name: string
        shareScopeMap: Record<string, Record<string, Record<string, object>>>
        loadShare: (request: string) => Promise<false | (() => Module)>
        loadRemote: (id: string) => Promise<{ shares: Record<string, Module> }>
        registerRemotes: (remotes: object[]) => void
      }
      interface Registered {
        name: string
        version: string
        entry: string
      }
      const text = document.getElementById('cadence-registry')?.textContent ?? '{}'
      const registry: { remotes: Registered[] } = JSON.parse(text)
      const federation: { __INSTANCES__: Instance[] } = Reflect.get(globalThis, '__FEDERATION__')
      const host = federation.__INSTANCES__.find(({ name }) => name === 'cadence_host')
      if (!host) throw new Error('The host has no federation instance')
      const provided = host.shareScopeMap.default ?? {}
      const differences: Difference[] = []
      let compared = 0
      for (const remote of remotes) {
        // The shell registers a remote when the first of its pages is opened. Here all are registered.
        const found = registry.remotes.find(({ name }) => name === remote)
        if (!found) throw new Error(`The registry names no ${remote}`)
        const container = `cadence_${remote}_${found.version}`.replaceAll(/[^A-Za-z0-9_]/g, '_')
        const known = { name: remote, entry: found.entry, entryGlobalName: container, type: 'global' }
        host.registerRemotes([known])
        const { shares } = await host.loadRemote(`${remote}/shares`)
        for (const request of requests) {
          const versions = Object.values(provided[request] ?? {})
          const factory = await host.loadShare(request)
          const copy = factory ? factory() : undefined
          if (versions.length !== 1 || !copy) {
            differences.push({ remote, request, why: `the host provides ${versions.length} copies` })
            continue
          }
          const seen = shares[request]
          for (const name of Object.keys(copy)) {
            compared += 1
            // The default import of a CommonJS module is the module itself.
            if (name === 'default' && seen?.default === copy) continue
            if (seen?.[name] !== copy[name]) differences.push({ remote, request, why: `another ${name}` })
          }
        }
      }
      return { differences, compared }
    },
    { requests, remotes: remoteNames },
  )
  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(remoteNames.length * requests.length)
}
