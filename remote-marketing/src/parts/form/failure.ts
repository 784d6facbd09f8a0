import { ApiError } from '@cadence/shared/api'
import type { PublicFormTexts } from '@cadence/shared/forms/public-form'
import { fr } from '../typography.ts'

const KEPT = 'Rien de ce qui est écrit ici n’est perdu'

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds <= 60 ? 'dans une minute' : `dans ${minutes} minutes`
}

/** The text of a failed sending on a public page. The API's own messages are English, for the app area. */
export function failureText(error: Error): string {
  const { kind, status = 0, retryAfter = 60 } = error instanceof ApiError ? error : { kind: 'malformed' }
  if (kind === 'no-answer') {
    return fr(`Pas de réponse : la connexion semble coupée. ${KEPT} ; il suffira de renvoyer.`)
  }
  if (status === 429) {
    return fr(
      `Trop d'envois à la suite depuis cette connexion. ${KEPT} ; nouvel essai possible ${waitOf(retryAfter)}.`,
    )
  }
  if (kind === 'answered' && status >= 400 && status < 500) {
    return fr(`L'envoi a été refusé. ${KEPT} ; les champs sont à vérifier avant de renvoyer.`)
  }
  return fr(
    `Le service a eu un problème, de notre côté. ${KEPT} ; un nouvel essai dans un instant suffit souvent.`,
  )
}

/** The text when wrong fields keep a form from being sent. */
export function faultsText(count: number): string {
  return count === 1
    ? 'Un champ est à revoir avant l’envoi.'
    : fr(`${count} champs sont à revoir avant l'envoi.`)
}

/** What the forms of the public site say of a sending that failed. */
export const formTexts: PublicFormTexts = { failure: failureText, faults: faultsText }
