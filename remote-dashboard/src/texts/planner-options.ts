import { define } from './define.ts'

/** The planner's dialog about the week and the holidays. */
export const plannerOptionsTexts = define('plannerOptions', {
  fr: {
    title: 'Semaine et vacances',
    close: 'Fermer',
    weekStart: 'Premier jour de la semaine',
    weekStartHint: 'Dès que vous choisissez, le suivi et l’humeur comptent les mêmes semaines.',
    friday: 'Vendredi',
    monday: 'Lundi',
    sunday: 'Dimanche',
    zone: 'Vacances et jours fériés',
    zoneHint: 'Votre planning les affiche au-dessus des journées.',
    noZone: 'Ne pas les afficher',
    mainland: 'Métropole',
    overseas: 'Outre-mer',
    zoneA: 'Zone A',
    zoneB: 'Zone B',
    zoneC: 'Zone C',
    alsaceMoselle: 'Alsace et Moselle (zone B)',
    corsica: 'Corse',
    academies: 'Académies\u202f: {names}.',
    publicOnly:
      'Jours fériés seulement\u202f: le calendrier scolaire de ce territoire n’est pas encore disponible ici.',
    until: 'Vacances scolaires publiées jusqu’au {day}.',
  },
})
