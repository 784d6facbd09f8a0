/** French texts that differ from the default texts. A text that is not here is in its subject's file beside this one. */
export default {
  sidebar: {
    home: 'Cadence, tableau de bord',
    pages: 'Application',
    dashboard: 'Tableau de bord',
    tasks: 'Bibliothèque d’outils',
    collection: 'Collection',
    appearance: 'Apparence',
    communityHub: 'Communauté',
    whatsNew: 'Nouveautés',
    premiumOffer: 'Découvrez Cadence Premium',
    discover: 'Découvrir',
    foot: 'Paramètres et aide',
    settings: 'Paramètres',
    help: 'Aide et assistance',
  },
  topBar: {
    level: 'Niveau 5',
    profile: 'Profil',
    settings: 'Paramètres',
    logOut: 'Se déconnecter',
    sending: 'Envoi de vos modifications…',
  },
  pages: {
    whatsNew: 'Nouveautés',
    help: 'Aide et assistance',
    comingSoon: 'Bientôt disponible',
  },
  titles: {
    '/dashboard': 'Tableau de bord',
    '/tasks': 'Bibliothèque d’outils',
    '/collection': 'Collection',
    '/appearance': 'Apparence',
    '/community-hub': 'Communauté',
    '/whats-new': 'Nouveautés',
    '/help': 'Aide et assistance',
  },
} as const
