import { define } from './define.ts'

/** The last seven days in a small widget, and the name of the page that has all of them. */
export const lastDaysTexts = define('lastDays', {
  fr: {
    history: 'Historique',
    studied: 'Temps d’étude des sept derniers jours',
    felt: 'Humeur des sept derniers jours',
    ofDay: '{day}\u202f: {value}',
    hours: '{hours}\u00a0h\u00a0{minutes}',
    minutes: '{minutes}\u00a0min',
    noMood: 'aucune humeur',
  },
})
