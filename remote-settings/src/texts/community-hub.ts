import { define } from './define.ts'

/** The members’ meeting point. */
export const communityHubTexts = define('communityHub', {
  fr: {
    intro:
      'Le point de rencontre des membres de Cadence\u202f: les événements, les objectifs que l’on atteint ensemble et le parrainage.',
    launchTag: 'Événement de lancement',
    launchTitle: 'On révise mieux à plusieurs. Amenez quelqu’un.',
    launchText:
      'Quelqu’un vous a fait découvrir Cadence\u202f? Saisissez son code\u202f: il compte pour cette personne et pour l’objectif de toute la communauté.',
    stepsTitle: 'Comment participer',
    step1: 'Demandez son code à qui vous a parlé de Cadence.',
    step2: 'Saisissez-le ici\u202f: un seul par compte, et il ne change plus.',
    step3: 'Partagez le vôtre avec qui révise avec vous.',
    step4: 'À chaque filleul, l’objectif avance, et votre niveau avec lui.',
  },
  en: {
    title: 'Community Hub',
    enterCode: 'enter a referral code',
  },
})

/** The live events. */
export const communityEventsTexts = define('communityEvents', {
  fr: {
    title: 'Événements en direct',
    next: 'La prochaine édition sera annoncée ici\u202f: trois soirs à la rentrée de septembre, heure de Paris.',
    over: 'L’édition {year} est passée. La prochaine sera annoncée ici.',
    soon: 'Bientôt',
    now: 'En cours',
    past: 'Passé',
    when: '{date}, {time} (heure de Paris)',
    amaType: 'Questions-réponses',
    amaText:
      'Une heure de questions à l’équipe, sans filtre\u202f: ce qui arrive, ce qui n’arrivera pas, et pourquoi.',
    challenge: 'Challenge Productivité',
    challengeType: 'Défi',
    challengeText:
      'Deux séances de 25 minutes, tous ensemble, chacun sur ce qu’il repousse depuis la rentrée.',
    patchType: 'Nouveautés',
    patchText: 'La version 18.10 montrée en direct, puis vos questions sur ce qui change.',
    add: 'Ajouter au calendrier',
    addNamed: 'Ajouter au calendrier\u202f: {title}',
    added: 'Le fichier de l’événement est téléchargé. Ouvrez-le pour l’ajouter à votre calendrier.',
    notWritten: 'Le fichier n’a pas pu être préparé. Réessayez.',
  },
  all: {
    ama: 'Live AMA',
    patch: 'AMA Patch 18.10',
  },
})
export type CommunityEventsTexts = ReturnType<typeof communityEventsTexts.get>

/** What members have reached lately. */
export const milestonesTexts = define('milestones', {
  fr: {
    title: 'Les étapes des membres',
    loading: 'Chargement des étapes',
    failed: 'Les étapes n’ont pas pu être chargées.',
    retry: 'Réessayer',
    sessions: { one: 'Première séance de focus terminée', other: '{count} séances de focus terminées' },
    level: 'Niveau {level} d’ambassadeur atteint',
    you: '{name} (vous)',
    nobody:
      'Personne n’a partagé d’étape ces derniers jours. Une première séance terminée, un niveau atteint : la vôtre peut ouvrir la liste.',
    nobodyButYou:
      'Vos étapes sont partagées. La prochaine paraîtra ici : la première séance, la dixième, la vingt-cinquième…',
    notSharing: 'Seuls les membres qui l’ont choisi paraissent ici. Vous n’y êtes pas.',
    sharing: 'Seuls les membres qui l’ont choisi paraissent ici. Vous en êtes.',
    unsent:
      'Seuls les membres qui l’ont choisi paraissent ici. Votre choix n’est pas encore arrivé à votre compte\u202f: il sera envoyé dès que possible.',
    nobodyUnsent:
      'Vous avez choisi de partager vos étapes. Ce choix n’est pas encore arrivé à votre compte\u202f: il sera envoyé dès que possible.',
    share: 'Partager les miennes',
    change: 'Changer ce choix',
  },
})

/** The goals and the ambassador levels. */
export const communityGoalsTexts = define('communityGoals', {
  fr: {
    title: 'Objectifs',
    loading: 'Chargement des objectifs',
    failed: 'Les objectifs n’ont pas pu être chargés.',
    bothFailed: 'Les objectifs et les étapes des membres n’ont pas pu être chargés.',
    offline: 'Pas de connexion\u202f: les objectifs se rempliront à son retour.',
    retry: 'Réessayer',
    community: 'Objectif de la communauté',
    level: 'Niveau {level}',
    communityReward: '10 x 1 mois à gagner',
    communityMissing: {
      one: 'Encore {count} filleul pour terminer ce niveau.',
      other: 'Encore {count} filleuls pour terminer ce niveau.',
    },
    communityHow: 'Chaque code saisi le fait avancer, pour toute la communauté.',
    individual: 'Objectif individuel',
    individualReward: '1 mois de Premium',
    individualCount: { one: '{count} filleul sur {target}', other: '{count} filleuls sur {target}' },
    individualHow: 'Chaque personne que vous amenez vous en rapproche.',
    months: { one: '{count} mois de Cadence Premium gagné', other: '{count} mois de Cadence Premium gagnés' },
    ambassador: 'Niveau d’ambassadeur',
    noLevel: 'Pas encore ambassadeur',
    missing: {
      one: 'Encore {count} filleul jusqu’au niveau {level}.',
      other: 'Encore {count} filleuls jusqu’au niveau {level}.',
    },
    lastLevel: 'C’est le dernier niveau\u202f: merci d’avoir amené tant de monde.',
    range: '{range} filleuls',
    program: 'Ce que chaque niveau apporte',
    social: 'Objectifs sur les réseaux',
    tiktokText: 'Votre bureau, le minuteur lancé, 25 minutes en accéléré.',
    instagramText: 'Votre tableau de bord de la semaine, en photo ou en story.',
    discordText: 'Une heure en salle de focus, ensemble, micro coupé.',
    discordLater: 'Quand le serveur ouvrira\u202f: une heure de focus, micro coupé.',
    discordJoin: 'Rejoindre le Discord',
  },
  en: {
    yourCode: 'your referral code',
  },
})

/** The two dialogs about referral codes. */
export const referralTexts = define('referral', {
  fr: {
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
      'Partagez-le\u202f: qui s’inscrit par votre lien compte pour vous. Qui a seulement le code le saisit ici, une fois inscrit.',
    copy: 'Copier',
    share: 'Partager',
    copied: 'Code copié.',
    messageCopied: 'Invitation copiée, prête à coller.',
    notCopied: 'Votre navigateur ne laisse pas copier\u202f: le code est sélectionné, copiez-le vous-même.',
    shareTitle: 'Rejoignez-moi sur Cadence',
    shareText: 'Je révise avec Cadence. Inscrivez-vous par ce lien\u202f: mon code {code} y est déjà.',
    codeFailed: 'Votre code n’a pas pu être chargé.',
    loading: 'Chargement de votre code',
    retry: 'Réessayer',
  },
})
export type ReferralTexts = ReturnType<typeof referralTexts.get>

/** The community’s dashboards. */
export const showcaseTexts = define('showcase', {
  fr: {
    title: 'Tableaux de bord de la communauté',
    intro: 'Des mises en page qui ont fait leurs preuves. Copiez-en une, elle est à vous.',
    exams: 'Semaine de partiels',
    examsText: 'Le planning en grand, le minuteur sous la main\u202f: on voit ce qui reste, on avance.',
    morning: 'Rituel du matin',
    morningText:
      'Une phrase, une humeur, trois objectifs\u202f: dix minutes avant d’ouvrir le premier cours.',
    thesis: 'Mémoire, page après page',
    thesisText: 'Les notes d’abord, à côté une liste courte et un minuteur.',
    overview: 'Vue d’ensemble',
    overviewText: 'Toute la semaine d’un coup d’œil, du planning à l’humeur.',
    copy: 'Copier',
    copyNamed: 'Copier dans ma collection\u202f: {name}',
    copied: '«\u202f{name}\u202f» est dans votre collection.',
    see: 'Voir',
    full: 'Votre collection est pleine\u202f: {max} tableaux de bord. Supprimez-en un, puis copiez celui-ci.',
    offline: 'Pas de connexion. Réessayez dès qu’elle revient.',
    failed: 'Ce tableau de bord n’a pas pu être copié. Réessayez dans un instant.',
  },
  en: {
    name1: 'Personal Tracker',
    name2: 'Life Planner',
    name5: 'Mood Check',
    name6: 'Daily Focus',
    name7: 'Daily Boost',
    name8: 'Timer',
    name9: 'To-do List',
    name10: 'NotePad',
    name11: 'Taskboard',
    name12: 'Exams',
  },
  all: {
    name3: 'ZenFlow',
    name4: 'Focus Shield',
  },
})
export type ShowcaseTexts = ReturnType<typeof showcaseTexts.get>
