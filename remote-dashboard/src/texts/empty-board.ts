import { define } from './define.ts'

/** A board without widgets, outside edit mode. */
export const emptyBoardTexts = define('emptyBoard', {
  fr: {
    title: 'Ce tableau est vide.',
    choose: 'Choisir des outils',
    library: 'Parcourir la bibliothèque d’outils',
  },
})
