/** The texts of the form, in one language. */
export type SupportTexts = Readonly<Record<keyof typeof frenchSupportTexts, string>>

/** The texts in French: those of the public site, and the default ones of the settings. */
export const frenchSupportTexts = {
  title: 'Écrire au support',
  lead: 'Une personne vous lit et vous répond par e-mail, sous 24 à 48\u00a0h. N’écrivez jamais votre mot de passe ici.',
  name: 'Votre nom',
  email: 'E-mail pour la réponse',
  emailPlaceholder: 'prenom.nom@exemple.fr',
  subject: 'Objet',
  subjectPlaceholder: 'En quelques mots',
  message: 'Message',
  messagePlaceholder: 'Ce que vous vouliez faire, et ce qui s’est passé.',
  attach: 'Joindre ces informations techniques',
  attachHint: 'Elles aident à voir ce que vous voyez. Rien d’autre ne part avec votre message.',
  page: 'Page',
  browser: 'Navigateur',
  size: 'Fenêtre',
  language: 'Langue',
  release: 'Versions',
  needed: 'Ce champ est nécessaire.',
  badEmail: 'Cette adresse e-mail n’est pas valide.',
  tooLong: 'Le texte est trop long.',
  purpose: 'Votre message sert à vous répondre. Il est effacé 24\u00a0mois après la fin de l’échange.',
  cancel: 'Annuler',
  send: 'Envoyer',
  done: 'Votre message au support est bien arrivé.',
  sentTitle: 'Message bien reçu.',
  sentTo: 'La réponse partira à l’adresse',
  sentReference: 'Votre référence\u202f:',
  close: 'Fermer',
} as const
