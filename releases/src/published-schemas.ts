import * as z from 'zod/mini'
import { releaseFactsSchema } from './build-facts.ts'
import { productSchema } from './product/product-file.ts'
import { registeredRemoteSchema, registryDocumentSchema } from './registry.ts'
import { releaseManifestSchema } from './store/release-manifest.ts'

const { host, panel, worker } = registryDocumentSchema.shape
const published = {
  /** What the release server answers at `/registry.json`, and what the document carries. */
  registry: z.object({ host, panel, worker, remotes: z.array(registeredRemoteSchema) }),
  /** `release.json` in the folder of a release. */
  release: releaseManifestSchema,
  /** `facts.json` in the folder of a build. */
  facts: releaseFactsSchema,
  /** `releases.config.json`. */
  'releases.config': productSchema,
}

/** The JSON Schemas that are published in `schemas/`, by the name of their file. */
export function jsonSchemas(): Map<string, string> {
  const written = Object.entries(published).map(([name, schema]): [string, string] => [
    `${name}.schema.json`,
    // What a writer of the file has to give: what has a default may be left out.
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  ])
  return new Map(written)
}
