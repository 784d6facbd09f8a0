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

/** What differs in English. */
export const englishHolidaysTexts = {
  zone: 'School and public holidays',
  hint: 'Your planner shows the school holidays and public holidays of this place.',
  none: 'Do not show them',
  mainland: 'Metropolitan France',
  overseas: 'Overseas',
  zoneA: 'Zone A',
  zoneB: 'Zone B',
  zoneC: 'Zone C',
  alsaceMoselle: 'Alsace and Moselle (zone B)',
  corsica: 'Corsica',
  academies: 'Académies: {names}.',
  publicOnly: 'Public holidays only: the school calendar of this territory is not available here yet.',
  until: 'School holidays are published until {day} (source: French ministry of education).',
} as const

/** What differs in Spanish. */
export const spanishHolidaysTexts = {
  zone: 'Vacaciones y festivos',
  hint: 'Tu planificador muestra las vacaciones escolares y los festivos de este lugar.',
  none: 'No mostrarlos',
  mainland: 'Francia metropolitana',
  overseas: 'Ultramar',
  zoneA: 'Zona A',
  zoneB: 'Zona B',
  zoneC: 'Zona C',
  alsaceMoselle: 'Alsacia y Mosela (zona B)',
  corsica: 'Córcega',
  academies: 'Académies: {names}.',
  publicOnly: 'Solo festivos: el calendario escolar de este territorio aún no está disponible aquí.',
  until: 'Vacaciones escolares publicadas hasta el {day} (fuente: ministerio francés de Educación).',
} as const

type Plain = Exclude<keyof typeof frenchHolidaysTexts, 'academies' | 'until'>

/** The texts of the select, as a component reads them. */
export type HolidaysTexts = Readonly<Record<Plain, string>> & {
  academies: (values: { names: string }) => string
  until: (values: { day: string }) => string
}
