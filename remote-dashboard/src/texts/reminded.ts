import { define } from './define.ts'

/** What a reminder leads to, when it cannot be shown. */
export const remindedTexts = define('reminded', {
  fr: {
    title: 'Votre rappel',
    failed: 'Ce rappel n’a pas pu être ouvert. Vérifiez la connexion, puis réessayez.',
    taskGone: 'Cette tâche a été supprimée depuis ce rappel. Vous n’avez plus rien à faire.',
    eventGone: 'Cet événement a été supprimé depuis ce rappel. Vous n’avez plus rien à faire.',
    retry: 'Réessayer',
    close: 'Fermer',
  },
})
