import type { Translation } from '@cadence/shared/i18n'
import type { ShowcaseTexts } from '../showcase.ts'

export const showcase = {
  title: 'Paneles de la comunidad',
  intro: 'Diseños que han demostrado su valía. Copia uno y será tuyo.',
  exams: 'Semana de exámenes',
  examsText: 'El planificador en grande y el temporizador a mano: se ve lo que queda y se avanza.',
  morning: 'Ritual de la mañana',
  morningText: 'Una frase, un estado de ánimo, tres metas: diez minutos antes de la primera clase.',
  thesis: 'Trabajo de fin de grado, página a página',
  thesisText: 'Primero las notas, al lado una lista corta y un temporizador.',
  overview: 'Visión de conjunto',
  overviewText: 'Toda la semana de un vistazo, del planificador al ánimo.',
  copy: 'Copiar a mi colección',
  copyNamed: 'Copiar a mi colección: {name}',
  copied: '«{name}» está en tu colección.',
  see: 'Ver mi colección',
  full: 'Tu colección está llena: {max} paneles. Elimina uno y copia este después.',
  offline: 'Sin conexión. Vuelve a probar cuando regrese.',
  failed: 'No se ha podido copiar este panel. Vuelve a probar en un momento.',
} satisfies Translation<ShowcaseTexts>
