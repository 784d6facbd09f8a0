import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { FAILURE_EVENT } from '../browser/outcomes.ts'
import { previewVariables } from '../preview/preview-policy.ts'
import type { ReleasesConfig } from '../releases-config.ts'
import { storeVariables } from '../store/open-store.ts'
import type { ProductFile, ProductPart } from './product-file.ts'

const variables = z.object({
  ...storeVariables,
  ...previewVariables,
  /** Address of the shell, for links to previews. */
  APP_URL: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:3000'),
  /** Name of the person or job that releases, for the history. */
  RELEASE_BY: z.optional(z.string()),
})

/** Reads variables of the environment; an empty one counts as missing. @throws Error that names each wrong variable. */
export function readVariables<S extends z.ZodMiniObject>(
  schema: S,
  environment: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given, { error: z.locales.en().localeError })
  if (parsed.success) return parsed.data
  throw new Error(z.prettifyError(parsed.error))
}

/** Chromium refuses its sandbox when root starts it, as in most containers. */
const launchOptions = (executablePath: string | undefined) => ({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath ? { executablePath } : {}),
})

/** What the release platform has to know about a product that is configured by a file. */
export function productConfig(
  { product, root }: ProductFile,
  environment: Record<string, string | undefined> = process.env,
): ReleasesConfig {
  const remotes = Object.keys(product.remotes)
  const partOf = (name: string): ProductPart => {
    const part = name === 'host' ? product.shell : product.remotes[name]
    if (part) return part
    throw new Error(`${name} is not in the configuration`)
  }
  const ownerOf = (name: string) => partOf(name).owner ?? `team-${name}`
  const read = () => {
    const values = readVariables(variables, environment)
    return { ...values, RELEASES_DIR: resolve(root, values.RELEASES_DIR) }
  }
  return {
    root,
    parts: ['host', ...remotes],
    sourcesOf: (name) => [partOf(name).folder],
    policyOf: async (name) => ({ ...partOf(name), owner: ownerOf(name) }),
    environment: read,
    previewEnvironment: read,
    async build(name, to) {
      // Only commands start processes, never a server.
      const { buildStock } = await import('../commands/build-stock.ts')
      return buildStock(product, root, { ...partOf(name), name, owner: ownerOf(name) }, to)
    },
    async serveShell(store, document, candidates) {
      const { serveCandidates } = await import('../server/candidate-server.ts')
      const { createReleaseServer } = await import('../server/release-server.ts')
      const makeApp = (shown: typeof store) => createReleaseServer({ store: shown, product })
      const shell = await serveCandidates(store, document, candidates, makeApp)
      return { ...shell, unrendered: () => [] }
    },
    contract: { name: 'shared', growingFiles: [] },
    unmeasuredPages: [],
    browser: {
      launchOptions: () => launchOptions(product.browser.executable ?? environment.CHROMIUM_PATH),
      contextOptions: { reducedMotion: 'reduce' },
      failureEvent: FAILURE_EVENT,
      root: 'body',
      isForMembers: () => true,
      memberStorage: () => product.browser.storage,
    },
  }
}
