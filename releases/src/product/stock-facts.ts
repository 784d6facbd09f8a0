import * as z from 'zod/mini'
import type { ReleaseFacts } from '../build-facts.ts'
import type { Product } from './product-file.ts'

const filesSchema = z.object({
  sync: z._default(z.array(z.string()), []),
  async: z._default(z.array(z.string()), []),
})

/** What is read of the `mf-manifest.json` that the Module Federation plugin writes, of a shell as of a remote. */
export const stockManifestSchema = z.object({
  metaData: z.object({ publicPath: z.optional(z.string()) }),
  shared: z._default(
    z.array(
      z.object({
        name: z.string(),
        version: z.optional(z.string()),
        singleton: z.optional(z.boolean()),
        requiredVersion: z.optional(z.union([z.string(), z.boolean()])),
        /** The build's own copy; no file with `import: false`. */
        assets: z.optional(z.object({ js: filesSchema })),
      }),
    ),
    [],
  ),
})
export type StockManifest = z.infer<typeof stockManifestSchema>

/** Whether a build has a copy of a shared module, for a shell that does not give it. */
const isBrought = ({ assets }: StockManifest['shared'][number]) =>
  !assets || assets.js.sync.length + assets.js.async.length > 0

/** What the facts of a build are made from. */
export interface StockBuild {
  part: string
  version: string
  commit: string | undefined
  owner: string
  manifest: StockManifest
}

/**
 * The facts of a build that a plugin of ours did not make, from the manifest of the federation plugin. Of a remote only
 * singletons count: of any other shared module it uses its own copy when the shell's does not fit. Pure.
 */
export function stockFacts(build: StockBuild, { routes }: Pick<Product, 'routes'>): ReleaseFacts {
  const { part, version, commit, owner, manifest } = build
  const facts = { part, version, owner, chunks: {}, ...(commit ? { commit } : {}) }
  if (part === 'host') {
    const gives = manifest.shared.flatMap(({ name, version: given }) =>
      given ? [[name, { version: given }]] : [],
    )
    return {
      ...facts,
      gives: Object.fromEntries(gives),
      routes: routes.map((route) => ({ ...route, layout: '' })),
    }
  }
  const takes = manifest.shared.flatMap(({ name, singleton, requiredVersion }) =>
    singleton && typeof requiredVersion === 'string' ? [[name, requiredVersion]] : [],
  )
  return {
    ...facts,
    takes: Object.fromEntries(takes),
    brings: manifest.shared.filter(isBrought).map(({ name }) => name),
  }
}
