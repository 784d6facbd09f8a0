import { emailSchema, NAME_MAX } from '@cadence/shared/schemas'
import * as z from 'zod/mini'
import type { Authority } from '../../config/google-config.ts'
import { GoogleSignInError, InvalidAnswerError } from './google-errors.ts'

/** Who the provider says signed in; the address in lower case, the names as we keep them. */
export interface Profile {
  subject: string
  email: string
  firstName: string
  lastName: string
  /**
   * The provider gives this address out itself, so that it knows whose it is now. Any other was only proven to it
   * once, perhaps by somebody who has lost the mailbox since.
   */
  authoritative: boolean
}

const identitySchema = z.object({ sub: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)) })
// The boolean and nothing that only looks like it: a text 'false' would be true to a careless reader.
const verifiedSchema = z.object({ email: z.string(), email_verified: z.literal(true) })
const namesSchema = z.object({
  given_name: z.catch(z.optional(z.string()), undefined),
  family_name: z.catch(z.optional(z.string()), undefined),
})

/** Google's sign that an address belongs to a domain whose accounts it keeps. From others it means nothing. */
const hostedSchema = z.object({ hd: z.string().check(z.minLength(1)) })
const GMAIL = /@(gmail|googlemail)\.com$/

/** Reads the claims of a checked ID token. Throws when they name nobody, or an address that is not verified. */
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

/** At most as long as a name may be, and without what the database cannot hold or a line cannot show. */
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
