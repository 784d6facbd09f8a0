import { type GoogleError, googleErrorSchema } from '@cadence/shared/schemas'
import * as z from 'zod/mini'

/** What /login finds in the router's state after a failed sign-in at Google (specification, section 2, Login). */
export const providerFailureSchema = z.object({
  error: z.literal('Google login failed'),
  details: z.string(),
})

/** The state that leads to /login. */
export function providerFailure(details: string): z.output<typeof providerFailureSchema> {
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

/** What a code of the API means. Nothing of the address itself is ever shown: anybody can write one. */
export function detailOf(code: string): string {
  const known = z.safeParse(googleErrorSchema, code)
  return known.success ? texts[known.data] : 'Failed to authenticate with Google'
}

/** Language of a detail: ours are French; the stated ones, and what the API says itself, are English. */
export const langOf = (details: string): 'en' | 'fr' => (Object.values(texts).includes(details) ? 'fr' : 'en')
