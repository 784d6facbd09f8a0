/** The texts in French: the default ones. */
export const frenchHolidaysTexts = {
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
  publicOnly:
    'Jours fériés seulement\u202f: le calendrier scolaire de ce territoire n’est pas encore disponible ici.',
  until: 'Vacances scolaires publiées jusqu’au {day} (source\u202f: Éducation nationale).',
} as const

type Plain = Exclude<keyof typeof frenchHolidaysTexts, 'academies' | 'until'>

/** The texts of the select, as a component reads them. */
export type HolidaysTexts = Readonly<Record<Plain, string>> & {
  academies: (values: { names: string }) => string
  until: (values: { day: string }) => string
}
