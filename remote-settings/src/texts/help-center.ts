import { define } from './texts.ts'

const base = {
  title: 'Centre d’aide',
  intro: 'Une question, un souci, une idée\u202f? Voici où trouver une réponse, ou quelqu’un.',
  documentation: 'Documentation',
  documentationHint: 'Les articles et les gestes, outil par outil.',
  faq: 'FAQ',
  faqHint: 'Les questions qui reviennent le plus souvent.',
  email: 'Support par e-mail',
  emailHint: 'Une réponse sous 24 à 48 h.',
  emailMissing: 'L’adresse du support n’est pas encore publiée.',
  chat: 'Communauté Discord',
  chatHint: 'Le serveur où les membres s’entraident.',
  chatText:
    'Le lien du serveur n’est pas encore publié. Dès qu’il le sera, il s’ouvrira d’ici. D’ici là, la communauté de Cadence se retrouve dans votre espace.',
  community: 'Ouvrir le Community Hub',
  legal: 'Textes légaux',
  legalNotice: 'Mentions légales',
  privacyPolicy: 'Politique de confidentialité',
  cgu: 'Conditions générales d’utilisation',
  close: 'Fermer',
}

/** Default texts of the help center of the settings. */
export type HelpCenterTexts = typeof base
export const helpCenterTexts = define('helpCenter', base)
