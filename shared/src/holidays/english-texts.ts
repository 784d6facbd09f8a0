/** The texts of the select of holidays in English. A page has those of the language in use alone, so they stand apart. */
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
