import { count } from '@cadence/shared/i18n'

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
}
