import type { Translation } from '@cadence/shared/i18n'
import type { ReferralTexts } from '../referral.ts'

export const referral = {
  enterTitle: 'Saisir un code de parrainage',
  field: 'Code de parrainage',
  fieldHint: 'Il ressemble à CAD-7KQM-4XTR. Un seul code par compte.',
  submit: 'Valider',
  cancel: 'Annuler',
  close: 'Fermer',
  accepted: 'Code accepté\u202f: la personne qui vous a invité est prévenue.',
  needed: 'Saisissez un code.',
  unknown: 'Aucun membre n’a ce code. Vérifiez-le avec la personne qui vous l’a donné.',
  own: 'C’est votre propre code\u202f: partagez-le, et saisissez celui de quelqu’un d’autre.',
  already: 'Un code a déjà été saisi avec ce compte. Il n’y en a qu’un par personne.',
  tooMany: {
    one: 'Trop d’essais. Réessayez dans {count} minute.',
    other: 'Trop d’essais. Réessayez dans {count} minutes.',
  },
  offline: 'Pas de connexion. Votre code reste ici, réessayez dès qu’elle revient.',
  failed: 'Le code n’a pas pu être vérifié. Réessayez dans un instant.',
  ownTitle: 'Votre code de parrainage',
  ownText:
    'Donnez-le à quelqu’un qui s’inscrit. Dès que cette personne le saisit ici, elle compte pour vous.',
  copy: 'Copier',
  share: 'Partager',
  copied: 'Code copié.',
  messageCopied: 'Invitation copiée, prête à coller.',
  notCopied: 'Votre navigateur ne laisse pas copier\u202f: le code est sélectionné, copiez-le vous-même.',
  shareTitle: 'Rejoignez-moi sur Cadence',
  shareText: 'Je révise avec Cadence. Inscrivez-vous, puis saisissez mon code dans Communauté\u202f: {code}',
  codeFailed: 'Votre code n’a pas pu être chargé.',
  loading: 'Chargement de votre code',
  retry: 'Réessayer',
} satisfies Translation<ReferralTexts>
