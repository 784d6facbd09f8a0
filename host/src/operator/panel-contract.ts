import { releaseIdentitySchema } from '@cadence/releases/registry'
import * as z from 'zod/mini'

const pinSchema = z.object({ who: z.string(), why: z.string(), at: z.string() })

/** One part, the host or a remote: what is live, with its canary and its pin. */
const partDetailsSchema = z.extend(releaseIdentitySchema, {
  name: z.string(),
  owner: z.string(),
  previous: z.optional(z.string()),
  canary: z.optional(z.object({ version: z.string(), share: z.number() })),
  pin: z.optional(pinSchema),
})
export type PartDetails = z.infer<typeof partDetailsSchema>

/** How a preview is opened: without a check, by a signed link alone, or not at all. */
const previewAccessSchema = z.enum(['free', 'signed', 'off'])
export type PreviewAccess = z.infer<typeof previewAccessSchema>

/** What the release server sends to the operator's panel. */
export const panelDetailsSchema = z.object({
  revision: z.number(),
  /** The change that made this revision. */
  change: z.optional(z.object({ at: z.string(), who: z.string(), what: z.string(), why: z.string() })),
  previews: previewAccessSchema,
  /** The host first. */
  parts: z.array(partDetailsSchema),
})
export type PanelDetails = z.infer<typeof panelDetailsSchema>
