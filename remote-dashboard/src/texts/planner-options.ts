import { frenchHolidaysTexts } from '@cadence/shared/holidays/holidays-select'
import { define } from './define.ts'

/** The planner's dialog about the week and the holidays. */
export const plannerOptionsTexts = define('plannerOptions', {
  fr: {
    title: 'Semaine et vacances',
    close: 'Fermer',
    calendars: 'Calendriers',
    weekStart: 'Premier jour de la semaine',
    weekStartHint: 'Dès que vous choisissez, le suivi et l’humeur comptent les mêmes semaines.',
    friday: 'Vendredi',
    monday: 'Lundi',
    sunday: 'Dimanche',
  },
})

/** The place whose holidays the planner shows. */
export const holidaysSelectTexts = define('holidaysSelect', { fr: frenchHolidaysTexts })
