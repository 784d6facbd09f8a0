import * as z from 'zod/mini'
import { type AllowedOverride, type Override, parseSource, writtenSource } from './preview-override.ts'
import { isSigned } from './preview-signature.ts'

/** Schemas of the variables that say who may preview what. */
export const previewVariables = {
  /** The release server takes links that are signed with it; without it previews are off. */
  PREVIEW_SECRET: z.optional(z.string().check(z.minLength(16))),
  /** Signed links open for administrators alone, or for everybody who has one. */
  PREVIEW_FOR: z._default(z.enum(['administrators', 'everyone']), 'administrators'),
  /** Origins that previews may come from, with commas between them. */
  PREVIEW_ORIGINS: z.optional(z.string()),
}

const previewSchema = z.object(previewVariables)
export type PreviewVariables = z.infer<typeof previewSchema>

/** Who may preview what. */
export interface PreviewPolicy {
  /** Origins from which previews may come. */
  origins: readonly string[]
  /** Signed links are taken with it. */
  secret?: string | undefined
  /** The people who may open a link: only administrators, or everybody who has the link. */
  audience: 'administrators' | 'everyone'
  /** In development everybody previews from this machine or the store, without a signature. */
  development: boolean
}

/** Previews are off. */
export const noPreviews: PreviewPolicy = { origins: [], audience: 'administrators', development: false }

/** The policy of an environment. @throws Error that names a wrong origin. */
export function previewPolicy({
  PREVIEW_ORIGINS = '',
  PREVIEW_SECRET,
  PREVIEW_FOR,
  NODE_ENV,
}: PreviewVariables & { NODE_ENV?: string | undefined }): PreviewPolicy {
  const origins = PREVIEW_ORIGINS.split(',').flatMap((origin) => origin.trim() || [])
  for (const origin of origins) {
    const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin
    if (!isOrigin) throw new Error(`PREVIEW_ORIGINS: '${origin}' is no origin, as https://builds.example is`)
  }
  const development = NODE_ENV === 'development'
  const audience = development ? 'everyone' : PREVIEW_FOR
  return { origins, secret: PREVIEW_SECRET, audience, development }
}

const isThisMachine = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

/** How previews are opened under a policy: freely, by signed links, or not at all. Pure. */
export function previewAccess({ secret, development }: PreviewPolicy): 'free' | 'signed' | 'off' {
  if (development) return 'free'
  return secret === undefined ? 'off' : 'signed'
}

/** Checks an override against the policy, at this moment. @returns null when it is not allowed. */
export function allowedOverride(override: Override, policy: PreviewPolicy): AllowedOverride | null {
  const source = parseSource(override.at)
  const { remote } = override
  if (!source) return null
  const isLocal = source.kind === 'version' || isThisMachine(source.url)
  if (policy.development && isLocal) return { remote, source }
  const isAllowedOrigin = source.kind === 'version' || policy.origins.includes(source.url.origin)
  if (!isAllowedOrigin || policy.secret === undefined) return null
  // The signature covers the address as it is written, not another spelling that leads to the same place.
  const signed = { ...override, at: writtenSource(source) }
  return isSigned(signed, policy.secret) ? { remote, source } : null
}
