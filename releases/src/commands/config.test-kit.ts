import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { previewVariables } from '../preview/preview-policy.ts'
import { POLICY, readPolicy } from '../release-policy.ts'
import type { ReleasesConfig } from '../releases-config.ts'
import { storeVariables } from '../store/open-store.ts'

const schema = z.object({
  ...storeVariables,
  ...previewVariables,
  APP_URL: z._default(z.string(), 'http://localhost:3000'),
  RELEASE_BY: z._default(z.string(), 'a test'),
})

const notHere = () => Promise.reject(new Error('This test builds nothing and opens no shell'))

/**
 * The configuration of a product with a host and two remotes, which builds nothing.
 * @param variables its environment. @param root folder of the repository, with the policies of its parts.
 */
export function testConfig(variables: Record<string, string> = {}, root = '/nowhere'): ReleasesConfig {
  return {
    root,
    parts: ['host', 'auth', 'settings'],
    policyOf: async (part) => {
      const folder = join(root, part)
      return existsSync(join(folder, POLICY)) ? readPolicy(folder) : null
    },
    sourcesOf: (part) => [part],
    environment: () => schema.parse(variables),
    previewEnvironment: () => schema.parse(variables),
    build: notHere,
    serveShell: notHere,
    contract: { name: 'shared', growingFiles: ['contract/product-map.d.ts'] },
    unmeasuredPages: ['shares'],
    browser: {
      launchOptions: () => ({}),
      contextOptions: {},
      failureEvent: 'failure',
      root: '#root',
      unfinished: '[data-unfinished]',
      isForMembers: () => false,
      memberStorage: () => ({}),
    },
  }
}
