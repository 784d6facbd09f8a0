import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** File with a part's policy, in its workspace. */
export const POLICY = 'policy.json'

/** Kilobytes (1000 bytes) of brotli. */
const kilobytes = z.number().check(z.gt(0))

/** What members may have to download, in kilobytes of brotli. */
export const budgetSchema = z.strictObject({
  /** A remote's entry script; the host's scripts of the first HTML. */
  entry: kilobytes,
  /** Scripts of a page's first paint without the entry, for each page that `pages` does not name. */
  page: z.optional(kilobytes),
  pages: z._default(z.record(z.string(), kilobytes), {}),
})

/** How a canary is raised: the share of browsers in percent, and for how long. */
export const rolloutPolicySchema = z._default(
  z.array(z.strictObject({ share: z.int().check(z.gt(0), z.lt(100)), minutes: z.number().check(z.gt(0)) })),
  [],
)

/** What a team has decided about its releases. */
export const releasePolicySchema = z.strictObject({
  /** Team that answers for it, as CODEOWNERS and the registry name it. */
  owner: z.string().check(z.regex(/^team-[a-z][a-z0-9-]*$/)),
  budget: budgetSchema,
  rollout: rolloutPolicySchema,
})

/** A policy as its file states it. */
export type PolicyFile = z.infer<typeof releasePolicySchema>

/** A policy as the gate and the canary apply it. Without a budget, sizes are measured and not limited. */
export type ReleasePolicy = Omit<PolicyFile, 'budget'> & {
  budget?: z.infer<typeof budgetSchema> | undefined
}

/**
 * Reads the policy of a workspace.
 * @param folder of the workspace, as a path. @throws Error that names the file and what is wrong with it.
 */
export async function readPolicy(folder: string): Promise<PolicyFile> {
  const file = join(folder, POLICY)
  try {
    return releasePolicySchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause)
    throw new Error(`${file} is not a release policy: ${why}`, { cause })
  }
}
