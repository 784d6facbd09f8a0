import { frenchSupportTexts } from '@cadence/shared/support/support-form'
import { define } from './define.ts'

/** The form that writes to the support. */
export const supportTexts = define('support', {
  fr: {
    ...frenchSupportTexts,
    faults: {
      one: 'Un champ est à revoir avant l’envoi.',
      other: '{count}\u00a0champs sont à revoir avant l’envoi.',
    },
    tooMany: {
      one: 'Trop d’envois à la suite. Tout ce que vous avez écrit est gardé\u202f; réessayez dans {count} minute.',
      other:
        'Trop d’envois à la suite. Tout ce que vous avez écrit est gardé\u202f; réessayez dans {count} minutes.',
    },
    offline:
      'Pas de connexion. Tout ce que vous avez écrit est gardé\u202f; renvoyez-le dès qu’elle revient.',
    failed:
      'Le message n’est pas parti. Tout ce que vous avez écrit est gardé\u202f; réessayez dans un instant.',
  },
})
