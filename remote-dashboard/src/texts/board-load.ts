import { define } from './define.ts'

/** What stands in the place of the task board until its code is there. */
export const boardLoadTexts = define('boardLoad', {
  fr: {
    loading: 'Chargement du tableau des tâches',
    failed: 'Le tableau des tâches n’a pas pu être chargé.',
    retry: 'Réessayer',
  },
})
