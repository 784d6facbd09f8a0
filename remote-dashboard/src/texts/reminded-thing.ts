import { define } from './define.ts'

/** What a reminder leads to, when that was deleted or is not on this device. */
export const remindedThingTexts = define('remindedThing', {
  fr: {
    taskGone: 'Cette tâche a été supprimée depuis ce rappel. Vous n’avez plus rien à faire.',
    eventGone: 'Cet événement a été supprimé depuis ce rappel. Vous n’avez plus rien à faire.',
    failed: 'Ce rappel n’a pas pu être ouvert. Vérifiez la connexion, puis réessayez.',
    retry: 'Réessayer',
  },
})
