/** The texts of reminders in one language. `tag` formats dates and times. */
export interface ReminderTexts {
  tag: string
  deadline: (when: string) => string
  exam: (title: string) => string
  at: (day: string, time: string) => string
  several: (count: number) => string
  more: (count: number) => string
  day: string
  first: (title: string, time: string) => string
  late: (count: number) => string
  /** All that a locked screen shows where the member wants no details there. */
  discreet: string
  test: { title: string; body: string }
}

const french: ReminderTexts = {
  tag: 'fr-FR',
  deadline: (when) => `Échéance\u202f: ${when}`,
  exam: (title) => `Examen\u202f: ${title}`,
  at: (day, time) => `${day} à ${time}`,
  several: (count) => `${count} échéances approchent`,
  more: (count) => (count === 1 ? 'et une autre' : `et ${count} autres`),
  day: 'Votre journée',
  first: (title, time) => `D’abord\u202f: ${title} à ${time}`,
  late: (count) => (count === 1 ? 'Une tâche est en retard.' : `${count} tâches sont en retard.`),
  discreet: 'Un rappel de Cadence',
  test: {
    title: 'Les rappels arrivent ici',
    body: 'C’est un essai\u202f: vos prochains rappels de tâches s’afficheront ainsi.',
  },
}

const english: ReminderTexts = {
  tag: 'en-GB',
  deadline: (when) => `Due ${when}`,
  exam: (title) => `Exam: ${title}`,
  at: (day, time) => `${day} at ${time}`,
  several: (count) => `${count} deadlines are coming up`,
  more: (count) => (count === 1 ? 'and one more' : `and ${count} more`),
  day: 'Your day',
  first: (title, time) => `First: ${title} at ${time}`,
  late: (count) => (count === 1 ? 'One task is late.' : `${count} tasks are late.`),
  discreet: 'A reminder from Cadence',
  test: {
    title: 'Reminders reach you here',
    body: 'This is a test: your next task reminders will look like this.',
  },
}

const spanish: ReminderTexts = {
  tag: 'es-ES',
  deadline: (when) => `Vence ${when}`,
  exam: (title) => `Examen: ${title}`,
  at: (day, time) => `${day} a las ${time}`,
  several: (count) => `${count} plazos se acercan`,
  more: (count) => (count === 1 ? 'y otro más' : `y ${count} más`),
  day: 'Tu día',
  first: (title, time) => `Primero: ${title} a las ${time}`,
  late: (count) => (count === 1 ? 'Una tarea está atrasada.' : `${count} tareas están atrasadas.`),
  discreet: 'Un recordatorio de Cadence',
  test: {
    title: 'Los recordatorios llegan aquí',
    body: 'Es una prueba: tus próximos recordatorios de tareas se verán así.',
  },
}

/** The texts in the language that a member chose; French until they choose one, like the mails. */
export function textsIn(language: string | null): ReminderTexts {
  if (language === 'en') return english
  return language === 'es' ? spanish : french
}
