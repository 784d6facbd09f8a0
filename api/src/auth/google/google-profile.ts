import { emailSchema, NAME_MAX } from '@cadence/shared/schemas'
import * as z from 'zod/mini'
import type { Authority } from '../../config/google-config.ts'
import { GoogleSignInError, InvalidAnswerError } from './google-errors.ts'

/**
 * The signed-in person as the provider describes them; the address in lower case, the names as we store them.
 */
export interface Profile {
  subject: string
  email: string
  firstName: string
  lastName: string
  /**
   * The provider gives this address out itself, so it knows the present owner. Any other address was proven to it only
   * once, perhaps by somebody who has lost the mailbox since.
   */
  authoritative: boolean
}

const identitySchema = z.object({ sub: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)) })
// Only the boolean: the text 'false' would be truthy.
const verifiedSchema = z.object({ email: z.string(), email_verified: z.literal(true) })
const namesSchema = z.object({
  given_name: z.catch(z.optional(z.string()), undefined),
  family_name: z.catch(z.optional(z.string()), undefined),
})

/** Google's claim for addresses of domains that it hosts. From other providers it means nothing. */
const hostedSchema = z.object({ hd: z.string().check(z.minLength(1)) })
const GMAIL = /@(gmail|googlemail)\.com$/

/** Reads the claims of a verified ID token. Throws when they have no subject or no verified address. */
export function profileOf(claims: unknown, authority: Authority): Profile {
  const identity = identitySchema.safeParse(claims)
  if (!identity.success) throw new InvalidAnswerError('sub')
  const verified = verifiedSchema.safeParse(claims)
  if (!verified.success) throw new GoogleSignInError('email_not_verified', 'email_verified')
  const email = emailSchema.safeParse(verified.data.email)
  if (!email.success) throw new InvalidAnswerError('email')
  const { given_name, family_name } = namesSchema.parse(claims)
  const address = email.data.toLowerCase()
  const isGooglesOwn = GMAIL.test(address) || hostedSchema.safeParse(claims).success
  const [local = ''] = email.data.split('@')
  return {
    subject: identity.data.sub,
    email: address,
    firstName: nameOf(given_name) || nameOf(local),
    lastName: nameOf(family_name),
    authoritative: authority === 'all' || (authority === 'google' && isGooglesOwn),
  }
}

/**
 * A name of at most NAME_MAX characters, without characters that the database cannot store or a line cannot show.
 */
function nameOf(claim = ''): string {
  const shown = claim
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  // Cut between code points: half of a surrogate pair could not be stored.
  return shown.length <= NAME_MAX
    ? shown
    : shown
        .slice(0, NAME_MAX)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
}
