import { count, params } from '@cadence/shared/i18n'

/** The notifications button and its panel: French. */
export const notices = {
  title: 'Notifications',
  unread: count({ one: 'Notifications, {count} non lue', other: 'Notifications, {count} non lues' }, 'fr'),
  close: 'Fermer les notifications',
  loading: 'Chargement des notifications',
  failed: 'Vos notifications n’ont pas pu être chargées.',
  retry: 'Réessayer',
  empty: 'Rien de nouveau pour l’instant',
  emptyHint: 'Ce qui vous concerne dans Cadence s’affichera ici.',
  isNew: 'Nouveau',
  justNow: 'à l’instant',
  welcome: 'Bienvenue dans Cadence\u202f!',
  welcomeText: 'Votre espace est prêt. Choisissez les outils qui vous aideront à trouver votre rythme.',
  referral: params('{firstName} a rejoint Cadence grâce à vous'),
  referralText: 'Votre parrainage est compté. Merci\u202f!',
  level: params('Niveau {level} atteint\u202f!'),
  levelText: 'Voyez ce que votre nouveau niveau d’ambassadeur vous ouvre.',
  focus: 'Session de concentration terminée',
  focusText: count(
    {
      one: 'Vous avez tenu {count} minute de concentration. Bravo\u202f!',
      other: 'Vous avez tenu {count} minutes de concentration. Bravo\u202f!',
    },
    'fr',
  ),
  browserOn: params('{browser} sous {system}'),
  someDevice: 'Appareil inconnu',
  somePlace: 'lieu inconnu',
  signIn: 'Nouvelle connexion à votre compte',
  signInText: params(
    '{device}. Si ce n’était pas vous, déconnectez cet appareil et changez de mot de passe.',
  ),
  password: 'Votre mot de passe a changé',
  passwordText:
    'Vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez vite un autre mot de passe.',
  emailChanged: 'Votre adresse e-mail a changé',
  emailChangedText: params('Connectez-vous désormais avec {email}.'),
}
