import type { SubjectTexts } from '../article-text.ts'

export default {
  'composer-un-tableau-de-bord': {
    lead: 'Rien ne bouge par accident : on ne touche à la disposition qu’en mode édition, et rien n’est gardé avant que vous ne le disiez.',
    drawing: 'grid',
    blocks: [
      {
        steps: [
          'Sur le tableau de bord, choisissez [[Edit Dashboard]] : le panneau {{Mode Edition}} s’ouvre à droite.',
          'Glissez un outil pour le déplacer, tirez son coin pour changer sa taille. Les autres lui font de la place.',
          'Dans {{Liste outils}}, un clic ajoute l’outil, ou montre où il se trouve déjà. {{Filtre}} en cherche un par son nom.',
          '{{Sauvegarder}} demande un nom, puis [[Save]] range le tableau dans la [[Collection]].',
        ],
      },
      'Avant d’enregistrer, la fenêtre montre le tableau tel qu’il sera gardé. Si le tableau existe déjà, le bouton s’appelle [[Update]] et le remplace.',
      {
        tip: 'Dans cette fenêtre, [[Cancel]] quitte le mode édition sans rien enregistrer : la disposition reste à l’écran, et {{Continuer l’édition}} vous y ramène.',
      },
    ],
    related: ['deplacer-a-la-souris', 'annuler-pendant-l-edition', 'ranger-sa-collection'],
    words: 'modifier disposition grille personnaliser arranger éditer widgets',
  },
  'ranger-sa-collection': {
    lead: 'La Collection garde tous vos tableaux, chacun avec son image. On en ouvre un, on le copie, on le partage ou on le retire.',
    blocks: [
      'Ouvrez [[Collection]] dans le menu, ou [[My Collection]] en haut du tableau de bord. Chaque carte montre ses outils en miniature, son nom et le jour de sa dernière modification.',
      {
        steps: [
          'Une pression sur la carte ouvre le tableau.',
          '[[Edit]] l’ouvre directement en mode édition.',
          '[[Share]] envoie l’adresse de la page, ou la copie.',
          '[[Duplicate]] en fait une copie, pour essayer sans risque.',
          '[[Delete]] le retire ; {{Annuler}}, dans le message, le ramène.',
        ],
      },
      'Le bouton en pointillés, [[Create New Dashboard]], commence un tableau neuf à partir de la disposition par défaut.',
      {
        tip: 'Partager n’ouvre pas votre tableau aux autres : qui suit l’adresse se connecte à son propre compte et y trouve ses tableaux à lui.',
      },
    ],
    related: ['tableau-principal', 'dupliquer-un-tableau', 'tableau-absent'],
    words: 'enregistrés sauvegardés mes tableaux dashboards partager copier supprimer',
  },
  'tableau-principal': {
    lead: 'Quand vous ouvrez Cadence, un tableau s’affiche. Vous pouvez décider lequel, et changer d’avis à chaque saison.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Collection]].',
          'Sur la carte du tableau voulu, appuyez sur la petite maison.',
          '{{Tableau principal}} s’affiche sous son nom. C’est tout.',
        ],
      },
      'Dès lors, [[Dashboard]] dans le menu ouvre ce tableau, sur tous vos appareils. C’est aussi à lui que la bibliothèque ajoute ses outils.',
      'Sans tableau principal, Cadence ouvre le dernier que vous avez enregistré ou ouvert. Et tant que vous n’en avez aucun, la disposition par défaut.',
      {
        tip: 'Un tableau pour les cours, un autre pour les partiels : changez simplement la maison de place quand la période change.',
      },
    ],
    related: ['ranger-sa-collection', 'copier-un-tableau-de-la-communaute', 'premier-outil'],
    words: 'par défaut accueil démarrage ouvrir premier maison',
  },
  'bibliotheque-d-outils': {
    lead: 'Les outils de Cadence tiennent sur une page, rangés en trois familles. Onglets, étoiles et étiquettes aident à trouver le bon.',
    blocks: [
      '[[Tools Library]] montre trois rubriques : [[Essentials]] pour le minuteur, les tâches, les notes et le planning, [[Focus & Productivity]] pour la concentration et l’humeur, [[Organization & Planning]] pour le tableau des tâches.',
      'Trois outils n’y sont pas : [[Personal Tracker]], [[Daily Boost]] et {{Examens}} s’ajoutent en [mode édition](composer-un-tableau-de-bord), sous {{Pas sur la grille}}.',
      'Les onglets du haut filtrent la page. [[New]] montre les nouveautés, [[Most Popular]] les outils qui portent l’étiquette Premium, [[Favorites]] ceux que vous avez marqués d’une étoile. Un onglet vide le dit, et {{Voir tous les outils}} ramène à la liste.',
      'L’étiquette {{Premium}} n’enlève rien aujourd’hui : chaque outil qui existe s’ajoute librement. Zen, lui, annonce des pauses guidées à venir, et les cartes {{A définir}} tiennent une place pour plus tard.',
      { tip: 'L’onglet reste dans l’adresse de la page : mettez-la en signet pour y revenir d’un clic.' },
    ],
    related: ['premier-outil', 'outil-impossible-a-ajouter', 'composer-un-tableau-de-bord'],
    words: 'catalogue tools library favoris étoile premium nouveautés',
  },
  'bandeau-en-ce-moment': {
    lead: 'Sous le salut, un bandeau répond à trois questions : qu’est-ce qui vient, qu’est-ce qui compte, et où en est la séance.',
    blocks: [
      'Ce qui compte vient d’abord : le premier objectif encore ouvert de [[Daily Focus]], à défaut la première tâche de la liste. La coche le marque comme fait, et le suivant s’avance. Si vous n’avez rien noté, le bandeau demande {{Qu’est-ce qui compte aujourd’hui ?}} : ce que vous écrivez devient l’objectif du jour.',
      'Juste à côté, [[Start]] lance une séance pour cette chose-là, sans rien choisir de plus. Un anneau y suit la séance, avec le temps qui reste quand la carte du minuteur n’est pas à l’écran ; à la fin, il propose une pause, ou {{Passer la pause}}.',
      'Le reste lit votre planning : le prochain événement et le temps qui vous en sépare, une échéance si elle tombe avant lui, ou bien {{Matinée libre}}. Pendant un cours, c’est lui qui passe devant, avec son lieu et son heure de fin.',
      { tip: 'Tout vient de ce que cet appareil sait déjà : le bandeau s’affiche aussi sans réseau.' },
    ],
    related: ['objectifs-du-jour', 'planning-de-la-semaine', 'premiere-seance'],
    words: 'maintenant prochain cours suivant haut',
  },
  'changer-de-theme': {
    lead: 'Trois modes, un clic : sombre pour le soir, clair pour le plein jour, ou celui de l’appareil. Le changement vaut partout, aussitôt.',
    blocks: [
      'Ouvrez [[Appearance]] dans le menu, puis choisissez sous [[Mode]].',
      {
        steps: [
          '[[Dark]] : sombre, le réglage de départ.',
          '[[Light]] : clair, comme un papier chaud.',
          '[[System]] : comme l’appareil, y compris quand il change d’avis le soir.',
        ],
      },
      'Le mode et le thème de couleurs suivent votre compte, d’un appareil à l’autre. Pour un ordinateur sombre et un téléphone clair, choisissez [[System]] et réglez chaque appareil.',
      'Certains thèmes sont toujours clairs ou toujours sombres. La page le dit alors sous les modes, et reprendre le thème Origin vous rend le choix.',
      {
        tip: 'Au clavier, ouvrez la [saisie rapide](aller-partout-au-clavier) et tapez « sombre » : le mode change sans quitter la page.',
      },
    ],
    related: ['essayer-un-theme', 'choisir-sa-langue', 'aller-partout-au-clavier'],
    words: 'mode sombre clair nuit dark mode apparence couleurs noir blanc',
  },
} satisfies SubjectTexts<'boards'>
