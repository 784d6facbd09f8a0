/** What the picture says of an evening. */
export interface Evening {
  /** What is done, what is under way, what is left. Without them, the list is still empty. */
  tasks?: readonly [done: string, now: string, next: string]
  /** What is left of the task under way. */
  time?: string
  sentence: string
}

export const usualEvening: Evening = {
  tasks: ['Relire le chapitre 4', 'Exercices 12 à 15', 'Préparer mon sac'],
  time: '18:04',
  sentence: 'Plus que deux choses, et\u00a0vous pourrez éteindre.',
}

export const firstEvening: Evening = { sentence: 'La première\u00a0ligne est\u00a0à\u00a0vous.' }

export const forgetfulEvening: Evening = {
  tasks: ['Relire le chapitre 4', 'Retrouver la clé', 'Exercices 12 à 15'],
  time: '01:30',
  sentence: 'Deux minutes, et\u00a0la\u00a0soirée reprend.',
}

export const mailEvening: Evening = {
  tasks: ['Créer mon espace', 'Ouvrir l’e-mail', 'Écrire la première ligne'],
  time: '00:45',
  sentence: 'Un lien, et\u00a0vous\u00a0êtes chez\u00a0vous.',
}

export const deadLinkEvening: Evening = {
  ...mailEvening,
  tasks: ['Créer mon espace', 'Renvoyer l’e-mail', 'Écrire la première ligne'],
}
