import { define } from './define.ts'

/** What stands in the place of the exams until their code is there. */
export const examsLoadTexts = define('examsLoad', {
  fr: {
    loading: 'Chargement des examens',
    failed: 'Les examens n’ont pas pu être chargés.',
    retry: 'Réessayer',
  },
})
