import { define } from './define.ts'

/** The due date of a task. */
export const dueTexts = define('due', {
  fr: {
    due: 'Échéance',
    hour: 'Heure de l’échéance',
    noDue: 'Retirer l’échéance',
    late: 'En retard\u202f:',
  },
})
