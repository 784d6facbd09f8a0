import { routes, titledOf } from '../routes.ts'
import { define } from './define.ts'

/** The sidebar, as stated (specification, section 2, Authenticated layout). */
export const sidebarTexts = define('sidebar', {
  en: {
    home: 'Cadence, dashboard',
    pages: 'Application',
    dashboard: 'Dashboard',
    tasks: 'Tools Library',
    collection: 'Collection',
    appearance: 'Appearance',
    communityHub: 'Community Hub',
    whatsNew: "What's New",
    premiumOffer: 'Discover Cadence Premium',
    discover: 'Discover',
    foot: 'Settings and help',
    settings: 'Settings',
    help: 'Help & Support',
  },
  all: {
    premium: 'PREMIUM',
  },
})
export type SidebarTexts = ReturnType<typeof sidebarTexts.get>

/** The top bar and its user menu, as stated. */
export const topBarTexts = define('topBar', {
  fr: {
    inbox: 'Boîte de réception',
  },
  en: {
    level: 'Level 5',
    profile: 'Profile',
    settings: 'Settings',
    logOut: 'Log out',
    sending: 'Saving your changes...',
  },
  all: {
    premium: 'Premium',
  },
})

/** The bar at the bottom of a phone. */
export const bottomBarTexts = define('bottomBar', {
  en: {
    name: 'Shortcuts',
    dashboard: 'Dashboard',
    tools: 'Tools',
    start: 'Start',
    collection: 'Collection',
    more: 'More',
  },
})

/** Names of the controls that open and close, which the specification leaves open. */
export const frameTexts = define('frame', {
  fr: {
    menu: 'Menu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    close: 'Fermer',
    notLoaded: 'Cette page n’a pas pu être chargée.',
    tryAgain: 'Réessayer',
    userMenu: 'Votre menu, {name}',
    capture: 'Noter une tâche, un cours, une idée…',
    captureFailed: 'La saisie rapide n’a pas pu être chargée.',
    notSent:
      'Vos dernières modifications n’ont pas pu être envoyées. Elles restent dans ce navigateur et partiront à votre prochaine connexion.',
  },
})

/** The notifications button and its panel. */
export const noticesTexts = define('notices', {
  fr: {
    title: 'Notifications',
    unread: { one: 'Notifications, {count} non lue', other: 'Notifications, {count} non lues' },
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
    referral: '{firstName} a rejoint Cadence grâce à vous',
    referralText: 'Votre parrainage est compté. Merci\u202f!',
    level: 'Niveau {level} atteint\u202f!',
    levelText: 'Voyez ce que votre nouveau niveau d’ambassadeur vous ouvre.',
    focus: 'Session de concentration terminée',
    focusText: {
      one: 'Vous avez tenu {count} minute de concentration. Bravo\u202f!',
      other: 'Vous avez tenu {count} minutes de concentration. Bravo\u202f!',
    },
    browserOn: '{browser} sous {system}',
    someDevice: 'Appareil inconnu',
    somePlace: 'lieu inconnu',
    signIn: 'Nouvelle connexion à votre compte',
    signInText: '{device}. Si ce n’était pas vous, déconnectez cet appareil et changez de mot de passe.',
    password: 'Votre mot de passe a changé',
    passwordText:
      'Vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez vite un autre mot de passe.',
    emailChanged: 'Votre adresse e-mail a changé',
    emailChangedText: 'Connectez-vous désormais avec {email}.',
  },
})
export type NoticesTexts = ReturnType<typeof noticesTexts.get>

/** The shell’s own pages of the app area, as stated (specification, section 2, Route table). */
export const pagesTexts = define('pages', {
  en: {
    whatsNew: "What's New",
    help: 'Help & Support',
    comingSoon: 'Coming Soon',
  },
})

/** The ways that help already, on the page Help & Support. */
export const helpTexts = define('help', {
  fr: {
    title: 'En attendant',
    articles: 'Centre d’aide',
    articlesText: 'Des articles courts, outil par outil, et une recherche qui pardonne les fautes de frappe.',
    support: 'Écrire au support',
    supportText: 'Une question sans réponse\u202f? Une personne vous répond sous 24 à 48\u00a0h.',
    news: 'Ce qui vient d’arriver',
    newsText: 'Les dernières nouveautés de Cadence, avec le chemin pour les essayer.',
    asked: 'On nous demande souvent',
    offline: 'Que se passe-t-il si le réseau tombe\u202f?',
    privacy: 'D’autres membres voient-ils mes tableaux\u202f?',
    retention: 'Combien de temps gardez-vous mes échanges avec le support\u202f?',
  },
})

/** Titles of the app area’s documents by path, and by view, as the product map states them. */
export const titlesTexts = define('titles', {
  all: Object.fromEntries(
    routes
      .filter(({ layout }) => layout === 'app')
      .flatMap(titledOf)
      .map(({ address, title }) => [address, title]),
  ),
})
