import { count, params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  title: 'Appareils',
  hint: 'Les appareils où votre compte est ouvert. Vous n’en reconnaissez pas un\u202f? Déconnectez-le, puis changez votre mot de passe.',
  list: 'Appareils connectés',
  on: params('{browser} sous {system}'),
  unknown: 'Appareil inconnu',
  unknownPlace: 'Lieu inconnu',
  thisDevice: 'cet appareil',
  now: 'Actif en ce moment',
  activeSince: params('Dernière activité\u202f: {when}'),
  justNow: 'à l’instant',
  end: 'Déconnecter',
  endNamed: params('Déconnecter {name}'),
  ended: params('{name} est déconnecté.'),
  endFailed: params('{name} n’a pas pu être déconnecté. Réessayez dans un instant.'),
  endOthers: 'Déconnecter tous les autres appareils',
  endOthersTitle: 'Déconnecter tous les autres appareils\u202f?',
  endOthersText: count(
    {
      one: '{count} appareil devra se reconnecter. Celui-ci reste connecté.',
      other: '{count} appareils devront se reconnecter. Celui-ci reste connecté.',
    },
    'fr',
  ),
  endOthersConfirm: 'Déconnecter',
  othersEnded: 'Vos autres appareils sont déconnectés.',
  othersFailed: 'Vos autres appareils n’ont pas pu être déconnectés. Réessayez dans un instant.',
  cancel: 'Annuler',
  onlyThis: 'Aucun autre appareil n’est connecté à votre compte.',
  loading: 'Chargement de vos appareils',
  failed: 'Vos appareils n’ont pas pu être chargés.',
  retry: 'Réessayer',
}

/** Default texts of the signed-in devices. */
export type DevicesTexts = typeof base
export const devicesTexts = define('devices', base)
