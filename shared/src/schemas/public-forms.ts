import * as z from 'zod/mini'
import { EMAIL_MAX, NAME_MAX } from './auth.ts'

/**
 * A text that must not be empty, with what a person is told about it in French.
 * @param needed said when it is missing or blank.
 * @param max longest, in UTF-16 code units.
 */
export const neededText = (needed: string, max: number) =>
  z
    .string(needed)
    .check(
      z.trim(),
      z.minLength(1, needed),
      z.maxLength(max, `Le texte est trop long\u202f: ${max} caractères au plus.`),
    )

/** First name, last name and e-mail address of whoever fills in a form of the public site: all three are needed. */
export const personFields = {
  lastName: neededText('Le nom est nécessaire.', NAME_MAX),
  firstName: neededText('Le prénom est nécessaire.', NAME_MAX),
  email: neededText('L’adresse e-mail est nécessaire.', EMAIL_MAX).check(
    z.email('Cette adresse e-mail n’est pas valide.'),
  ),
}

/**
 * Names one filling-in of a form, made when it opens: sent twice (a double click, a lost answer), it is stored once.
 * Hexadecimal digits of 16 random bytes.
 */
export const requestKeySchema = z.string().check(z.regex(/^[\da-f]{32}$/))

/** What a tab keeps of a form that is not sent yet: its key, and the text of each field by the field's name. */
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

/** People write `instagram.com/lea`; a link that can be followed begins with its scheme. */
function withScheme(link: string): string {
  return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link.replace(/^\/+/, '')}`
}

/** Whether a link leads to a site on the web, and to nowhere else: no script, no file, no name or password in it. */
function leadsToSite(link: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(link)) return false
  try {
    const { hostname, username, password } = new URL(link)
    return username === '' && password === '' && /[^.]\.[^.\d][^.]+$/.test(hostname)
  } catch {
    return false
  }
}

/** A profile on a social network: a web address, given back with `https://` where it was written without a scheme. */
export const profileLinkSchema = neededText('Le lien est nécessaire.', LINK_MAX).check(
  z.overwrite(withScheme),
  z.refine(leadsToSite, 'Ce lien n’est pas complet. Exemple\u202f: instagram.com/pseudo'),
)

/**
 * Body of POST /ambassador-applications (specification, sections 2 and 5): every field is needed. 'Nom' is `lastName`,
 * 'Prénom' `firstName`, `name` the name on the chat server. Beyond what section 5 asks there are only generous lengths.
 */
export const ambassadorApplicationSchema = z.object({
  requestKey: requestKeySchema,
  ...personFields,
  phone: neededText('Le numéro de téléphone est nécessaire.', 40),
  name: neededText('Le pseudo est nécessaire.', 100),
  profileLinks: z
    .array(profileLinkSchema)
    .check(z.minLength(1, 'Le lien est nécessaire.'), z.maxLength(PROFILE_LINKS_MAX)),
  motivation: neededText('La motivation est nécessaire.', MOTIVATION_MAX),
})
export type AmbassadorApplication = z.infer<typeof ambassadorApplicationSchema>

/** What somebody does at a school. */
export const demoRoles = ['teaching', 'leadership', 'student-life', 'it', 'other'] as const
export type DemoRole = (typeof demoRoles)[number]

/** How many students a school has, as ranges. */
export const studentCounts = ['under-100', '100-499', '500-1999', '2000-plus'] as const
export type StudentCount = (typeof studentCounts)[number]

/** Longest message, in UTF-16 code units. */
const MESSAGE_MAX = 2000

/** Body of POST /demo-requests (specification, section 2, Education page): a school asks to be shown the product. */
export const demoRequestSchema = z.object({
  requestKey: requestKeySchema,
  ...personFields,
  school: neededText('Le nom de l’établissement est nécessaire.', 200),
  role: z.enum(demoRoles, 'La fonction est nécessaire.'),
  students: z.optional(z.enum(studentCounts)),
  message: z.optional(neededText('Le message est vide.', MESSAGE_MAX)),
})
export type DemoRequest = z.infer<typeof demoRequestSchema>
