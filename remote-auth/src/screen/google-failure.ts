import { type GoogleError, googleErrorSchema, z } from '@cadence/shared/schemas'

/** The router's state with which /success-login leads to /login after a failure (specification, section 2, Login). */
export const googleFailureSchema = z.object({
  error: z.literal('Google login failed'),
  details: z.string(),
})

/** Makes that state. */
export function googleFailure(details: string): z.output<typeof googleFailureSchema> {
  return { error: 'Google login failed', details }
}

const texts: Record<GoogleError, string> = {
  access_denied: 'Vous avez annulé la connexion avec Google.',
  email_not_verified: 'Votre adresse e-mail n’est pas vérifiée chez Google. Vérifiez-la, puis réessayez.',
  account_exists:
    'Un compte existe déjà avec cette adresse. Connectez-vous avec votre mot de passe, ou choisissez-en un par « Mot de passe oublié ».',
  state_mismatch: 'La demande a expiré ou a commencé dans un autre navigateur. Réessayez.',
  provider_unavailable:
    'La connexion avec Google est indisponible pour le moment. Réessayez dans quelques instants.',
  invalid_answer: 'La réponse de Google n’a pas pu être vérifiée. Réessayez.',
  too_many_attempts: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
}

/** The text of an error code of the API. The code itself is never shown: anybody can put a text into an address. */
export function googleFailureText(code: string): string {
  const known = z.safeParse(googleErrorSchema, code)
  return known.success ? texts[known.data] : 'Failed to authenticate with Google'
}

/** Language of a detail: our texts are French; those of the specification and of the API are English. */
export const googleFailureLang = (details: string): 'en' | 'fr' =>
  Object.values(texts).includes(details) ? 'fr' : 'en'
