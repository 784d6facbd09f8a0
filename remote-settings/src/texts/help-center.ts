import { define } from './define.ts'

/** The help center of the settings. */
export const helpCenterTexts = define('helpCenter', {
  fr: {
    title: 'Centre d’aide',
    intro: 'Une question, un souci, une idée\u202f? Voici où trouver une réponse, ou quelqu’un.',
    documentation: 'Documentation',
    documentationHint: 'Des articles et des conseils, outil par outil.',
    faq: 'FAQ',
    faqHint: 'Les questions qui reviennent le plus souvent.',
    email: 'Support par e-mail',
    emailHint: 'Une réponse sous 24 à 48\u00a0h.',
    formNotOpened: 'Le formulaire n’a pas pu s’ouvrir. Un nouvel essai suffit souvent.',
    chat: 'Communauté Discord',
    chatHint: 'Le serveur où les membres s’entraident.',
    chatMissing: 'Le serveur n’est pas encore ouvert. Le programme ambassadeur, lui, vous attend.',
    legal: 'Textes légaux',
    legalNotice: 'Mentions légales',
    privacyPolicy: 'Politique de confidentialité',
    cgu: 'Conditions générales d’utilisation',
    notOpened: 'La page n’a pas pu s’ouvrir.',
    tryAgain: 'Réessayer',
  },
})
