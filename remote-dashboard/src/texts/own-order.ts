import { define } from './define.ts'

/** The order of the cards on small screens. */
export const ownOrderTexts = define('ownOrder', {
  fr: {
    dayOrder: 'Revenir à l’ordre automatique',
    grip: 'Déplacer {name}',
    boardOrder: 'Revenir à l’ordre du tableau',
    gripHint: 'Glisser, ou touches fléchées',
    moveUp: 'Monter {name}',
    moveDown: 'Descendre {name}',
    stands: '{name}\u202f: {place} sur {total}',
    highest: '{name} est déjà en premier',
    lowest: '{name} est déjà en dernier',
    saved: 'Ordre enregistré pour vos petits écrans',
    undo: 'Annuler',
    followsDay: 'Les cartes suivent de nouveau le moment de la journée.',
    followsBoard: 'Les cartes suivent de nouveau l’ordre du tableau.',
  },
})
