import { define } from './define.ts'

/** The place whose school holidays and public holidays the planner shows. */
export const holidaysTexts = define('holidays', {
  fr: {
    zone: 'Vacances et jours fériés',
    hint: 'Votre planning affiche les vacances scolaires et les jours fériés de cet endroit.',
    none: 'Ne pas les afficher',
    mainland: 'Métropole',
    overseas: 'Outre-mer',
    zoneA: 'Zone A',
    zoneB: 'Zone B',
    zoneC: 'Zone C',
    alsaceMoselle: 'Alsace et Moselle (zone B)',
    corsica: 'Corse',
    academies: 'Académies\u202f: {names}.',
  },
})
