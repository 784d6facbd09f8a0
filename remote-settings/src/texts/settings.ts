import { define } from './define.ts'

/** The page of the settings. */
export const settingsTexts = define('settings', {
  fr: {
    title: 'Paramètres',
    sections: 'Rubriques des paramètres',
    intro:
      'Tout ce qui règle un compte Cadence\u202f: le profil, le mot de passe, les notifications, la langue et les appareils connectés.',
  },
})

/** The notification switches. */
export const notificationsTexts = define('notifications', {
  fr: {
    title: 'Notifications',
    intro:
      'Choisissez ce qui mérite de vous interrompre. Chaque réglage est enregistré aussitôt et vous suit sur tous vos appareils.',
    push: 'Notifications push',
    pushHint:
      'La fin d’un minuteur ou d’une séance de concentration quand vous regardez ailleurs, et vos rappels de tâches même quand Cadence est fermée.',
    pushDetails: 'Détails sur l’écran verrouillé',
    pushDetailsHint:
      'Vos rappels nomment la tâche ou l’examen. Sans cela, ils disent seulement «\u202fUn rappel de Cadence\u202f».',
    email: 'Notifications par e-mail',
    emailHint:
      'Un parrainage qui compte, un niveau atteint\u202f: par e-mail aussi, tant que les objectifs communautaires sont activés. Vos rappels de tâches, quand aucun de vos navigateurs ne reçoit de notification push. Les messages de sécurité, eux, partent toujours.',
    tasks: 'Rappels de tâches',
    tasksHint:
      'Avant vos échéances et vos examens, et le matin\u202f: choisissez quand, plus bas. À la fin d’une séance aussi, le nombre de tâches qui vous attendent encore.',
    goals: 'Objectifs communautaires',
    goalsHint: 'Une notification dans Cadence quand un parrainage compte et quand vous atteignez un niveau.',
    asking: 'Votre navigateur vous demande l’autorisation\u202f: répondez-lui pour continuer.',
    refused:
      'Votre navigateur bloque les notifications de Cadence. Pour les autoriser, ouvrez les réglages du site (l’icône à gauche de l’adresse), choisissez «\u202fNotifications\u202f», puis «\u202fAutoriser\u202f», et réactivez l’interrupteur.',
    dismissed:
      'Vous n’avez pas encore répondu à votre navigateur. Réactivez l’interrupteur quand vous voulez.',
    unsupported:
      'Ce navigateur ne peut pas afficher les notifications de Cadence. Elles s’affichent sur un ordinateur, dans Chrome, Edge, Firefox ou Safari, et sur Android. Sur iPhone et iPad, elles demandent iOS 16.4 et l’application Cadence, ajoutée à l’écran d’accueil depuis Safari\u202f; sinon, les rappels viennent par e-mail.',
    noService:
      'Ce navigateur ne peut rien recevoir quand Cadence est fermée. Vos rappels y arrivent par e-mail, si vous activez les notifications par e-mail.',
    here: 'Activées pour votre compte, mais pas encore autorisées dans ce navigateur.',
    allow: 'Autoriser ici',
  },
})

/** Language and time zone. */
export const regionTexts = define('region', {
  fr: {
    title: 'Langue et région',
    intro:
      'La langue vaut pour tout l’espace membre, le fuseau horaire pour tout ce qui a une date. Vous les retrouvez sur chacun de vos appareils.',
    language: 'Langue',
    original: 'Textes d’origine',
    languageHint: 'Les menus, les outils et les messages changent aussitôt, sans recharger la page.',
    zone: 'Fuseau horaire',
    zoneHint: 'Vos journées commencent et finissent à minuit dans ce fuseau.',
    device: 'Cet appareil ({zone})',
    paris: 'Paris',
    newYork: 'New York',
    tokyo: 'Tokyo',
    save: 'Sauvegarder les modifications',
    saved: 'Modifications enregistrées.',
    notLoaded:
      'Les textes de cette langue n’ont pas pu être chargés. Votre choix est toujours là\u202f: vérifiez la connexion, puis réessayez.',
  },
})

/** The Premium promotion. */
export const premiumTexts = define('premium', {
  fr: {
    headline: 'Plus de place pour votre rythme',
    pitch:
      'Tous les outils, toutes les collections et un espace vraiment à vous. Cadence reste gratuit, et ce que vous y avez mis reste à vous.',
    upgrade: 'Upgrade Premium',
    included: 'Ce que Premium pourrait réunir',
    tools: 'Outils illimités',
    toolsHint: 'Autant d’outils que vous voulez sur chaque tableau.',
    collections: 'Collections illimitées',
    collectionsHint: 'Un tableau par matière, par projet, par humeur.',
    themes: 'Thèmes personnalisés',
    themesHint: 'Dix thèmes de plus, et vos propres couleurs.',
    icons: 'Icônes personnalisées',
    iconsHint: 'L’icône de l’application, à votre goût.',
    sharing: 'Tableaux partagés',
    sharingHint: 'Un tableau commun pour un groupe de travail.',
    sounds: 'Ambiances sonores',
    soundsHint: 'Pluie, café ou bibliothèque, le temps d’une séance.',
    templates: 'Modèles de tableaux',
    templatesHint: 'Un point de départ pour un concours, un mémoire, une alternance.',
    support: 'Aide prioritaire',
    supportHint: 'Vos questions au support, en haut de la pile.',
    dialogTitle: 'Premium arrive bientôt',
    dialogText:
      'L’offre n’est pas encore ouverte, son contenu n’est pas encore fixé, et rien ne vous est demandé aujourd’hui.',
    themesNow: 'En attendant, tous les thèmes peuvent déjà être essayés.',
    seeThemes: 'Essayer les thèmes',
    close: 'J’ai compris',
  },
  all: {
    title: 'Premium',
    offer: 'Cadence Premium',
  },
})
