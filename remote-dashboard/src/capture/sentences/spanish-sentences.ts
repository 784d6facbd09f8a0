import { nows, type SentencesAt } from './sentence.ts'

/** Spanish sentences: a member of the Spanish app loses no word, and gets the plain days and hours. */
export const spanishSentences: SentencesAt = {
  now: nows.wednesday,
  sentences: [
    ['clase de derecho jueves 10h', 'event | 2026-11-26 10:00-11:00 | Clase de derecho'],
    ['dentista mañana a las 15:00', 'event | 2026-11-26 15:00-16:00 | Dentista'],
    ['entregar el trabajo el viernes', 'task | 2026-11-27 | Entregar el trabajo'],
    ['comprar pan hoy', 'task | 2026-11-25 | Comprar pan'],
    ['examen el 12 de enero a las 9h', 'event | 2027-01-12 09:00-10:00 | Examen'],
    ['leer 3 capítulos', 'task | | Leer 3 capítulos'],
    ['idea: una app para compartir coche', 'note | | Idea: una app para compartir coche'],
    ['llamar a la abuela pasado mañana', 'task | 2026-11-27 | Llamar a la abuela'],
  ],
}
