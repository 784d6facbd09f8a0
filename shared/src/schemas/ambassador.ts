import * as z from 'zod/mini'
import { neededText, personFields, requestKeySchema } from './form.ts'

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
