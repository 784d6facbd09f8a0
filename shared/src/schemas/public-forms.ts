import * as z from 'zod/mini'
import { EMAIL_MAX, NAME_MAX } from './auth.ts'

/**
 * A required text with French messages.
 * @param missing the message when it is missing or blank.
 * @param max its longest length, in UTF-16 code units.
 */
const requiredText = (missing: string, max: number) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, `Le texte est trop long\u202f: ${max} caractères au plus.`),
    )

/** Last name, first name and e-mail address in the forms of the public site. All three are required. */
const personFields = {
  lastName: requiredText('Le nom est nécessaire.', NAME_MAX),
  firstName: requiredText('Le prénom est nécessaire.', NAME_MAX),
  email: requiredText('L’adresse e-mail est nécessaire.', EMAIL_MAX).check(
    z.email('Cette adresse e-mail n’est pas valide.'),
  ),
}

/**
 * Idempotency key of a form, made when the form opens: sent twice (a double click, a lost answer), it is stored once.
 * Hexadecimal digits of 16 random bytes.
 */
export const requestKeySchema = z.string().check(z.regex(/^[\da-f]{32}$/))

/** Draft of a form in the tab's storage: its key, and the texts by the names of the fields. */
export const formDraftSchema = z.object({
  requestKey: requestKeySchema,
  fields: z.record(z.string(), z.string()),
})
export type FormDraft = z.infer<typeof formDraftSchema>

/** Most profile links of one application. */
export const PROFILE_LINKS_MAX = 10

/** Longest profile link, in UTF-16 code units. */
const LINK_MAX = 500

/** Longest motivation, in UTF-16 code units. */
const MOTIVATION_MAX = 5000

/** A host with a dot and a name behind it, then what an address may have after its host. */
const ADDRESS = /^((?:https?:)?\/*)((?:[\p{L}\d-]+\.)+\p{L}{2,})(?=$|[:/?#])(\S*)$/iu

/**
 * A profile link as it is stored: an address gets its scheme and a host in small letters. Anything else stays as it was
 * written: « @lea » names no network, and « lea.martin » may be a name as well as a site. Whoever reads the application
 * then sees what the applicant wrote.
 */
function normalisedLink(written: string): string {
  const [, start = '', host = '', rest = ''] = ADDRESS.exec(written) ?? []
  const isAddress = start !== '' || rest !== '' || /^www\./i.test(host)
  if (host === '' || !isAddress) return written
  const scheme = /^http:/i.test(start) ? 'http' : 'https'
  return `${scheme}://${host.toLowerCase()}${rest}`
}

/**
 * A profile on a social network, as people write it: an address, or a name. Nothing but an empty text is refused
 * (specification, section 5), so a link of the list may be any text: whoever shows it looks whether it leads to a site.
 */
export const profileLinkSchema = requiredText('Le lien est nécessaire.', LINK_MAX).check(
  z.overwrite(normalisedLink),
)

/**
 * Body of POST /ambassador-applications (specification, sections 2 and 5). Every field is required. `name` is the name
 * on the chat server. The lengths are not in section 5; they only keep out abuse.
 */
export const ambassadorApplicationSchema = z.object({
  requestKey: requestKeySchema,
  ...personFields,
  phone: requiredText('Le numéro de téléphone est nécessaire.', 40),
  name: requiredText('Le pseudo est nécessaire.', 100),
  profileLinks: z
    .array(profileLinkSchema)
    .check(z.minLength(1, 'Le lien est nécessaire.'), z.maxLength(PROFILE_LINKS_MAX)),
  motivation: requiredText('La motivation est nécessaire.', MOTIVATION_MAX),
})
export type AmbassadorApplication = z.infer<typeof ambassadorApplicationSchema>

/** Roles at a school. */
export const demoRoles = ['teaching', 'leadership', 'student-life', 'it', 'other'] as const
export type DemoRole = (typeof demoRoles)[number]

/** Number of students of a school, as ranges. */
export const studentCounts = ['under-100', '100-499', '500-1999', '2000-plus'] as const
export type StudentCount = (typeof studentCounts)[number]

/** Longest message, in UTF-16 code units. */
const MESSAGE_MAX = 2000

/** Body of POST /demo-requests (specification, section 2, Education page): a school asks for a demonstration. */
export const demoRequestSchema = z.object({
  requestKey: requestKeySchema,
  ...personFields,
  school: requiredText('Le nom de l’établissement est nécessaire.', 200),
  role: z.enum(demoRoles, 'La fonction est nécessaire.'),
  students: z.optional(z.enum(studentCounts)),
  message: z.optional(requiredText('Le message est vide.', MESSAGE_MAX)),
})
export type DemoRequest = z.infer<typeof demoRequestSchema>

/** The application as its form holds it: each link is an entry that the form can add and remove. */
export const ambassadorFormSchema = z.object({
  ...ambassadorApplicationSchema.shape,
  profileLinks: z.array(z.object({ text: profileLinkSchema })),
})
export type AmbassadorForm = z.infer<typeof ambassadorFormSchema>

/** What the form of a demo request holds. A choice that nobody made is an empty text. */
export type DemoFormValues = Partial<Record<keyof DemoRequest, string>>

/** The demo request as its form holds it: a blank text counts as missing. */
export const demoFormSchema = z.pipe(z.transform<DemoFormValues, unknown>(withoutBlanks), demoRequestSchema)

/** The values without blank texts: an optional field that is left empty is not sent. */
export function withoutBlanks(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  )
}

/** Longest subject of a support request, in UTF-16 code units. */
const SUPPORT_SUBJECT_MAX = 150

/** Most technical facts of one support request. */
const FACTS_MAX = 12

/** Technical facts by name, such as `browser` or `release`. The form shows them before it sends them. */
const factsSchema = z
  .record(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)), z.string().check(z.maxLength(300)))
  .check(z.refine((facts) => Object.keys(facts).length <= FACTS_MAX))

/**
 * Body of POST /support-requests (specification, section 2, Help center): a question to the team. A path among the facts
 * comes without its query, which may hold a token.
 */
export const supportRequestSchema = z.object({
  requestKey: requestKeySchema,
  name: requiredText('Le nom est nécessaire.', NAME_MAX),
  email: personFields.email,
  subject: requiredText('L’objet est nécessaire.', SUPPORT_SUBJECT_MAX),
  message: requiredText('Le message est nécessaire.', 5000),
  facts: z.optional(factsSchema),
})
export type SupportRequest = z.infer<typeof supportRequestSchema>

/** Answer of POST /support-requests. The subject of each mail about the request has the reference. */
export const supportResponseSchema = z.object({ success: z.boolean(), reference: z.string() })
