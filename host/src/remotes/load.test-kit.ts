import { vi } from 'vitest'

const registry = {
  host: '7',
  remotes: [
    {
      name: 'auth',
      version: '1.2.3',
      entry: '/remotes/auth/1.2.3/remoteEntry.js',
      pages: { Login: { js: ['/remotes/auth/1.2.3/login.js'], css: [] } },
      owner: 'team-auth',
    },
  ],
}

/** A fresh module of `load.ts`: it reads the registry when the first page is asked for. */
export async function fresh() {
  vi.resetModules()
  const element = document.createElement('script')
  element.id = 'cadence-registry'
  element.type = 'application/json'
  element.textContent = JSON.stringify(registry)
  document.head.replaceChildren(element)
  return import('./load.ts')
}
