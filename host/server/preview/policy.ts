import type { PreviewAccess } from '../../src/operator/contract.ts'
import type { ServerConfig } from '../config.ts'
import { type AllowedOverride, type Override, placeOf, writtenPlace } from './override.ts'
import { isSigned } from './signature.ts'

/** Who may preview what, by the configuration. */
export interface PreviewPolicy {
  /** Origins from which remotes may come. */
  origins: readonly string[]
  /** With it, signed links are taken. */
  secret?: string | undefined
  /** Who may open a link: administrators alone, or whoever has it. */
  audience: 'administrators' | 'everyone'
  /** In development: for everyone, without a signature, from this machine or from the store. */
  development: boolean
}

/** Previews are off. */
export const noPreviews: PreviewPolicy = { origins: [], audience: 'administrators', development: false }

/** The policy of a configuration. @throws Error that names an origin that is none. */
export function previewPolicy({
  PREVIEW_ORIGINS = '',
  PREVIEW_SECRET,
  PREVIEW_FOR,
  NODE_ENV,
}: ServerConfig): PreviewPolicy {
  const origins = PREVIEW_ORIGINS.split(',').flatMap((origin) => origin.trim() || [])
  for (const origin of origins) {
    const isOne = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin
    if (!isOne) throw new Error(`PREVIEW_ORIGINS: '${origin}' is no origin, as https://builds.example is`)
  }
  const development = NODE_ENV === 'development'
  const audience = development ? 'everyone' : PREVIEW_FOR
  return { origins, secret: PREVIEW_SECRET, audience, development }
}

const isThisMachine = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

/** How a preview is opened under this policy. Pure. */
export function previewAccess({ secret, development }: PreviewPolicy): PreviewAccess {
  if (development) return 'free'
  return secret === undefined ? 'off' : 'signed'
}

/** What an override stands for, if this configuration allows it now. Pure but for the time. */
export function allowed(override: Override, policy: PreviewPolicy): AllowedOverride | null {
  const place = placeOf(override.at)
  if (!place) return null
  const { remote } = override
  const local = place.kind === 'version' || isThisMachine(place.url)
  if (policy.development && local) return { remote, place }
  const isOurs = place.kind === 'version' || policy.origins.includes(place.url.origin)
  if (!isOurs || policy.secret === undefined) return null
  // What was signed is the address as it is written, not one that only leads to the same place.
  const signed = { ...override, at: writtenPlace(place) }
  return isSigned(signed, policy.secret) ? { remote, place } : null
}
