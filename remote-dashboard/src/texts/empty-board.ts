import { define } from './define.ts'

/** A board without widgets, outside edit mode. */
export const emptyBoardTexts = define('emptyBoard', {
  fr: {
    title: 'Ce tableau est vide.',
    first: 'Par quoi commencez-vous\u202f?',
    add: 'Ajouter {name}',
    choose: 'Choisir d’autres outils',
    library: 'Parcourir la bibliothèque d’outils',
  },
})
