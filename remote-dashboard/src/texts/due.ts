import { define } from './define.ts'

/** The due date of a task. */
export const dueTexts = define('due', {
  fr: {
    due: 'Échéance',
    hour: 'Heure de l’échéance',
    noDue: 'Retirer l’échéance',
    calendarFailed: 'Le calendrier n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.',
    late: 'En retard\u202f:',
  },
})
