import { count, params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  title: 'Sécurité et mot de passe',
  password: 'Mot de passe',
  passwordHint:
    'Choisissez-en un que vous n’utilisez nulle part ailleurs. Vos autres appareils seront déconnectés.',
  firstPasswordHint:
    'Vous vous connectez avec Google. Un mot de passe vous permettra de vous connecter aussi sans Google.',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  show: params('Afficher\u202f: {field}'),
  hide: params('Masquer\u202f: {field}'),
  update: 'Mettre à jour le mot de passe',
  setFirst: 'Définir un mot de passe',
  updated: 'Mot de passe mis à jour. Vos autres appareils sont déconnectés.',
  criteria: 'Critères du mot de passe',
  length: 'Au moins 8 caractères',
  lower: 'Une minuscule',
  upper: 'Une majuscule',
  digit: 'Un chiffre',
  met: 'rempli',
  unmet: 'à remplir',
  currentMissing: 'Saisissez votre mot de passe actuel.',
  currentWrong: 'Ce n’est pas votre mot de passe actuel.',
  tooWeak: 'Le mot de passe doit remplir les quatre critères.',
  tooLong: params('{max} caractères au plus.'),
  twoFactor: 'Authentification à deux facteurs',
  twoFactorHint:
    'Un code sur votre téléphone, en plus du mot de passe. Cette protection n’est pas encore disponible.',
  inactive: 'Inactif',
  soon: 'Bientôt disponible',
  download: 'Mes données',
  downloadHint:
    'Un fichier JSON avec tout ce que vous avez saisi\u202f: profil, photo, préférences, tableaux de bord, tâches, notes et le reste.',
  downloadAction: 'Télécharger mes données',
  preparing: 'Préparation du fichier…',
  downloaded: params('Votre fichier est prêt\u202f: {file}'),
  downloadFailed: 'Vos données n’ont pas pu être téléchargées. Réessayez dans un instant.',
  delete: 'Supprimer mon compte',
  deleteHint: 'Tout ce que contient votre compte est supprimé aussitôt, sans retour possible.',
  deleteTitle: 'Supprimer votre compte\u202f?',
  deleteLead: 'Cette action est immédiate et définitive. Vous perdez\u202f:',
  deleteLossDashboards: 'vos tableaux de bord et leurs widgets',
  deleteLossRecords: 'vos tâches, notes, événements, humeurs et temps de concentration',
  deleteLossAccount: 'votre profil, vos préférences et votre code de parrainage',
  deleteLossSessions: 'l’accès depuis tous vos appareils',
  deleteAdvice: 'Pour en garder une copie, téléchargez d’abord vos données.',
  deletePassword: 'Votre mot de passe',
  deleteWord: params('Pour confirmer, tapez {word}'),
  deletePasswordMissing: 'Saisissez votre mot de passe.',
  deleteWordMissing: params('Tapez le mot {word} pour confirmer.'),
  deleteConfirm: 'Supprimer définitivement',
  cancel: 'Annuler',
  farewell: 'Votre compte et vos données sont supprimés. Merci pour le chemin parcouru ensemble\u202f!',
  loading: 'Chargement de vos réglages de sécurité',
  loadFailed: 'Vos réglages de sécurité n’ont pas pu être chargés.',
  retry: 'Réessayer',
  offline: 'Pas de réponse du serveur. Vérifiez votre connexion, puis réessayez.',
  failed: 'L’opération a échoué. Réessayez dans un instant.',
  tooMany: count(
    {
      one: 'Trop d’essais. Réessayez dans {count} minute.',
      other: 'Trop d’essais. Réessayez dans {count} minutes.',
    },
    'fr',
  ),
}

/** Default texts of password and security. */
export type SecurityTexts = typeof base
export const securityTexts = define('security', base)
