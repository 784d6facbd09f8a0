import { define } from './define.ts'

/** The one column of the dashboard on a phone, and its order. */
export const phoneTexts = define('phone', {
  fr: {
    arrange: 'Réorganiser',
    arrangeDone: 'Terminé',
    arrangeHint: 'Appuyez longuement sur un titre pour déplacer sa carte, ou utilisez les flèches.',
    dayOrder: 'Revenir à l’ordre du jour',
    grip: 'Déplacer {name}',
    gripHint: 'Glisser, ou flèches haut et bas',
    moveUp: 'Monter {name}',
    moveDown: 'Descendre {name}',
    stands: '{name}\u202f: {place} sur {total}',
    highest: '{name} est déjà en premier',
    lowest: '{name} est déjà en dernier',
    opened: 'Réorganiser\u202f: les cartes sont repliées.',
    closed: 'Ordre enregistré',
    reset: 'Les cartes suivent de nouveau le moment de la journée.',
  },
})
