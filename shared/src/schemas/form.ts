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
