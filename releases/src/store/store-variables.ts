import * as z from 'zod/mini'

const text = z.optional(z.string().check(z.minLength(1)))

/** The variables that say where the release store is; the release server and the commands read the same ones. */
export const storeVariables = {
  /** Folder of the store; with `RELEASES_BUCKET`, where this machine keeps copies of what it has served. */
  RELEASES_DIR: z._default(z.string().check(z.minLength(1)), '.releases'),
  RELEASES_BUCKET: text,
  /** Of a server that is not Amazon's. Keys and a profile are the SDK's own variables (`AWS_ACCESS_KEY_ID`, …). */
  RELEASES_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  RELEASES_REGION: text,
  /** Where what is live is kept, if not beside the files. */
  REGISTRY_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
}

const storeSchema = z.object(storeVariables)

/** Where the release store is. */
export type StoreConfig = z.infer<typeof storeSchema>
