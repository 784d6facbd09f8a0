import { define } from './define.ts'

/** The month of the planner, and the buttons that lead to it. */
export const plannerMonthTexts = define('plannerMonth', {
  fr: {
    month: 'Mois',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    options: 'Semaine et vacances',
    grid: 'Calendrier du mois',
    keys: 'Flèches\u202f: changer de jour · Origine et Fin\u202f: bouts de la semaine · Page préc. et Page suiv.\u202f: changer de mois · Entrée\u202f: ouvrir le jour',
    events: { one: '{count} événement', other: '{count} événements' },
    deadlines: { one: '{count} échéance', other: '{count} échéances' },
    noEvents: 'rien de prévu',
    more: '+\u202f{count}',
  },
})
