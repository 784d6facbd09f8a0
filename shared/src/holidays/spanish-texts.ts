/** The texts of the select of holidays in Spanish. A page has those of the language in use alone, so they stand apart. */
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
