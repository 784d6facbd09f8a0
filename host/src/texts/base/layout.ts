import { params } from '@cadence/shared/i18n'

/** The sidebar, as stated (specification, section 2, Authenticated layout): English. */
export const sidebar = {
  home: 'Cadence, dashboard',
  pages: 'Application',
  dashboard: 'Dashboard',
  tasks: 'Tools Library',
  collection: 'Collection',
  appearance: 'Appearance',
  communityHub: 'Community Hub',
  whatsNew: "What's New",
  premium: 'PREMIUM',
  premiumOffer: 'Discover Cadence Premium',
  discover: 'Discover',
  foot: 'Settings and help',
  settings: 'Settings',
  help: 'Help & Support',
}

/** The top bar and its user menu, as stated: English. */
export const topBar = {
  level: 'Level 5',
  premium: 'Premium',
  profile: 'Profile',
  settings: 'Settings',
  logOut: 'Log out',
  sending: 'Saving your changes...',
}

/** Names of what opens and closes, which the specification leaves open: French. */
export const frame = {
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  close: 'Fermer',
  notLoaded: 'Cette page n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  userMenu: params('Votre menu, {name}'),
  notSent:
    'Vos dernières modifications n’ont pas pu être envoyées. Elles restent dans ce navigateur et partiront à votre prochaine connexion.',
}
