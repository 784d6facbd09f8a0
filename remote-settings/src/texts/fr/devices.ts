import type { Translation } from '@cadence/shared/i18n'
import type { DevicesTexts } from '../devices.ts'

export const devices = {
  title: 'Appareils',
  hint: 'Les appareils où votre compte est ouvert. Vous n’en reconnaissez pas un\u202f? Déconnectez-le, puis changez votre mot de passe.',
  list: 'Appareils connectés',
  on: '{browser} sous {system}',
  unknown: 'Appareil inconnu',
  unknownPlace: 'Lieu inconnu',
  thisDevice: 'cet appareil',
  now: 'Actif en ce moment',
  activeSince: 'Dernière activité\u202f: {when}',
  justNow: 'à l’instant',
  end: 'Déconnecter',
  endNamed: 'Déconnecter {name}',
  ended: '{name} est déconnecté.',
  endFailed: '{name} n’a pas pu être déconnecté. Réessayez dans un instant.',
  endOthers: 'Déconnecter tous les autres appareils',
  endOthersTitle: 'Déconnecter tous les autres appareils\u202f?',
  endOthersText: {
    one: '{count} appareil devra se reconnecter. Celui-ci reste connecté.',
    other: '{count} appareils devront se reconnecter. Celui-ci reste connecté.',
  },
  endOthersConfirm: 'Déconnecter',
  othersEnded: 'Vos autres appareils sont déconnectés.',
  othersFailed: 'Vos autres appareils n’ont pas pu être déconnectés. Réessayez dans un instant.',
  cancel: 'Annuler',
  onlyThis: 'Aucun autre appareil n’est connecté à votre compte.',
  loading: 'Chargement de vos appareils',
  failed: 'Vos appareils n’ont pas pu être chargés.',
  retry: 'Réessayer',
} satisfies Translation<DevicesTexts>
