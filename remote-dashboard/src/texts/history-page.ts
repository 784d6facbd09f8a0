import { define } from './define.ts'

/** The frame of the history: its head, and what stands there until the charts are loaded. */
export const historyPageTexts = define('historyPage', {
  fr: {
    intro: 'Vos semaines, jour après jour. Tout est calculé sur cet appareil\u202f: rien n’est envoyé.',
    back: 'Tableau de bord',
    print: 'Imprimer',
    loading: 'Chargement de votre historique',
    failed: 'L’historique n’a pas pu être chargé.',
    retry: 'Réessayer',
  },
})
