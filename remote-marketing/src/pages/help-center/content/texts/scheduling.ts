import type { SubjectTexts } from '../article-text.ts'

export default {
  'cours-chaque-semaine': {
    lead: 'Un TD le mardi à 10 h jusqu’aux vacances ne s’écrit qu’une fois. Le planning le répète, et s’arrête à la date que vous donnez.',
    blocks: [
      {
        steps: [
          'Dans [[Life Planner]], cliquez sur l’heure du premier cours.',
          'Écrivez le {{Titre}}, et choisissez {{Cours}} sous {{Type}}.',
          'Ouvrez {{Plus}} et, sous {{Répéter}}, choisissez {{Chaque semaine}}.',
          'Sous {{Jusqu’au}}, donnez la date du dernier cours. Sans date, la série est {{Sans fin}}.',
          'Appuyez sur {{Enregistrer}} : toutes les semaines se remplissent.',
        ],
      },
      '{{Chaque jour}} et {{Chaque mois}} se choisissent de la même façon.',
      'Un cours une semaine sur deux ? Écrivez-le dans la [saisie rapide](saisie-rapide) : « TP chimie mardi 14 h une semaine sur deux ».',
      {
        tip: 'Une semaine exceptionnelle ne casse pas la série : [changez cette seule séance](changer-une-seule-seance).',
      },
    ],
    related: ['changer-une-seule-seance', 'deplacer-un-cours', 'planning-de-la-semaine'],
    words: 'récurrent répéter répétition hebdomadaire série semaine',
  },
  'deplacer-un-cours': {
    lead: 'Un rendez-vous avancé d’une heure, un cours qui déborde : glissez l’événement à sa nouvelle heure, ou changez seulement sa fin.',
    blocks: [
      {
        steps: [
          'Prenez l’événement et glissez-le vers une autre heure ou un autre jour.',
          'Pour changer sa durée, ouvrez-le d’une pression et corrigez {{Heure de fin}}, puis {{Enregistrer}}.',
          'Au clavier, placez-vous dessus avec Tab : Maj et les flèches le déplacent.',
          'Alt et flèche haut ou bas changent sa durée.',
          'Entrée l’ouvre, Suppr le supprime.',
        ],
      },
      'Les lecteurs d’écran entendent la nouvelle heure, et {{Annuler}} reste quelques secondes dans le message.',
      'Un événement qui se répète demande ce qu’il faut changer : {{Cet événement}}, ou {{Toute la série}}. Un cours venu d’un abonnement, lui, ne bouge pas : il se modifie dans l’agenda d’où il vient.',
      { tip: 'Sur un téléphone, appuyez longuement avant de glisser : un geste bref fait défiler la page.' },
    ],
    related: ['changer-une-seule-seance', 'cours-chaque-semaine', 'annuler-une-suppression'],
    words: 'glisser déplacer durée changer heure événement',
  },
  'changer-une-seule-seance': {
    lead: 'Le cours de jeudi est reporté, les autres restent : une série accepte les exceptions, une par une.',
    blocks: [
      {
        steps: [
          'Dans [[Life Planner]], ouvrez la séance concernée.',
          'Changez son heure, son lieu ou son titre, puis {{Enregistrer}}.',
          'Cadence demande {{Que faut-il changer ?}} Choisissez {{Cet événement}}.',
          'Pour l’annuler seulement cette fois, {{Supprimer}}, puis encore {{Cet événement}}.',
        ],
      },
      'Le reste de la série ne bouge pas. Si vous choisissez {{Toute la série}}, chaque séance prend la nouvelle heure, celles d’avant aussi.',
      'Après une erreur, {{Annuler}} dans le message remet la série comme elle était.',
      {
        tip: 'Un changement pour tout le reste du semestre ? Donnez une fin à l’ancienne série sous {{Jusqu’au}}, et commencez-en une nouvelle à la bonne heure.',
      },
    ],
    related: ['cours-chaque-semaine', 'deplacer-un-cours', 'annuler-une-suppression'],
    words: 'exception reporté annulé série récurrent une fois',
  },
  'jour-semaine-mois': {
    lead: 'De près pour aujourd’hui, de loin pour préparer les partiels : le planning a trois distances.',
    blocks: [
      {
        steps: [
          'En haut de [[Life Planner]], choisissez {{Jour}}, {{Semaine}} ou {{Mois}}.',
          'Les flèches vont à la période suivante ou précédente.',
          '{{Choisir une date}} saute à n’importe quel jour.',
          '{{Aujourd’hui}} vous ramène d’où que vous soyez.',
          'Dans le mois, une pression sur un jour l’ouvre.',
        ],
      },
      'Au clavier, le mois se parcourt avec les flèches ; Page préc. et Page suiv. changent de mois, Entrée ouvre le jour.',
      'L’outil se contente d’un jour quand il est étroit ; sur un téléphone, le mois sert aussi à choisir une date. Sur un grand écran, donnez-lui de la largeur en [mode édition](deplacer-a-la-souris) pour voir la semaine.',
      {
        tip: 'Le mois compte les événements et les échéances de chaque jour : un coup d’œil suffit pour trouver une semaine libre.',
      },
    ],
    related: ['planning-de-la-semaine', 'vacances-et-premier-jour', 'deplacer-a-la-souris'],
    words: 'vue affichage mois semaine jour calendrier zoom',
  },
  'planning-dans-un-autre-agenda': {
    lead: 'Votre planning Cadence peut s’afficher dans Google Agenda, Apple Calendrier ou Outlook, grâce à une adresse privée.',
    blocks: [
      {
        steps: [
          'Dans [[Life Planner]], ouvrez {{Calendriers}}.',
          'Sous {{Votre planning ailleurs}}, appuyez sur {{Créer l’adresse}}.',
          'L’adresse apparaît : appuyez sur {{Copier}}.',
          'Collez l’adresse dans votre autre agenda : vos événements et vos échéances y apparaissent.',
        ],
      },
      'Où la coller ? Dans Google Agenda : Autres agendas, le signe plus, À partir de l’URL. Dans Apple Calendrier : Fichier, Nouvel abonnement. Dans Outlook : Ajouter un calendrier, S’abonner à partir du web.',
      'L’autre agenda relit cette adresse à son propre rythme, parfois quelques heures plus tard. On y lit vos événements ; on ne les modifie que dans Cadence.',
      'Qui connaît l’adresse peut lire votre planning : ne la partagez pas. {{Changer l’adresse}} rend l’ancienne muette aussitôt, {{Désactiver}} la supprime sans la remplacer.',
    ],
    related: ['importer-et-exporter', 'emploi-du-temps-abonne', 'rappels-et-resume-du-matin'],
    words: 'google agenda apple outlook partager flux synchroniser iphone calendrier',
  },
} satisfies SubjectTexts<'scheduling'>
