import { define } from './define.ts'

/** The main dashboard: the one that /dashboard opens. */
export const mainDashboardTexts = define('mainDashboard', {
  fr: {
    loading: 'Chargement de votre tableau de bord',
    main: 'Tableau principal',
    lastOpened: 'Ouvert en dernier',
    chooseNamed: '«\u202f{name}\u202f» comme tableau principal',
    chosen: '«\u202f{name}\u202f» est votre tableau principal',
    unset: '«\u202f{name}\u202f» n’est plus votre tableau principal',
    undo: 'Annuler',
  },
})
