import type { SubjectTexts } from '../article-text.ts'

export default {
  'annuler-une-suppression': {
    lead: 'Une note effacée, une tâche, un tableau supprimés : à chaque fois, un message propose de revenir en arrière.',
    blocks: [
      'Il apparaît en haut de l’écran quelques secondes. {{Annuler}} remet tout en place, à l’endroit exact. Au clavier, Alt T mène au message sans souris.',
      {
        steps: [
          'Un outil du tableau : {{Annuler}}, dans le panneau d’édition ; il attend aussi sous {{Pas sur la grille}}.',
          'Une disposition remise à zéro : Ctrl Z la ramène.',
          'Une tâche, un objectif, un événement, une note : seulement par le message.',
          'Un tableau de la [[Collection]] : seulement par le message.',
        ],
      },
      'Le message est parti ? Un outil se rajoute depuis {{Liste outils}}, avec tout son contenu. Un tableau ou une note supprimés, eux, ne reviennent plus : il n’y a pas de corbeille.',
      { tip: 'En cas de doute, [[Duplicate]] fait d’abord une copie du tableau.' },
    ],
    related: ['annuler-pendant-l-edition', 'telecharger-ses-donnees', 'tableau-absent'],
    words: 'supprimé effacé erreur récupérer corbeille restaurer undo',
  },
  'tableau-absent': {
    lead: 'Les tableaux enregistrés suivent le compte. S’il en manque un, trois causes l’expliquent presque toujours.',
    blocks: [
      {
        steps: [
          'L’autre appareil est connecté avec une autre adresse : le menu à votre nom la montre.',
          'Le premier appareil était hors ligne : rouvrez-y Cadence, le tableau part dès que le réseau revient.',
          'La disposition n’a pas été enregistrée : {{Modifications non enregistrées}} le signale sous le salut.',
        ],
      },
      'Un compte créé avec Google et un autre créé avec un mot de passe, sur deux adresses, sont deux espaces séparés. Chacun a ses tableaux.',
      'Si la page dit que ce tableau n’est pas sur cet appareil, l’adresse suivie est celle d’un tableau supprimé, ou de quelqu’un d’autre : un lien partagé n’ouvre jamais le tableau d’autrui.',
      {
        tip: 'Après un long moment hors ligne, laissez la page ouverte une minute : l’envoi se fait tout seul.',
      },
    ],
    related: ['modifications-non-enregistrees', 'deux-versions', 'ranger-sa-collection'],
    words: 'disparu perdu manquant synchronisation sync tableau introuvable',
  },
  'modifications-non-enregistrees': {
    lead: 'Cette ligne, sous le salut, dit que la disposition à l’écran n’est pas encore celle de votre Collection. Rien n’est perdu.',
    blocks: [
      'Elle apparaît quand vous fermez par [[Cancel]] la fenêtre qui demande un nom : ce que vous avez arrangé reste affiché, sans remplacer le tableau enregistré.',
      {
        steps: [
          'Pour le garder : [[Edit Dashboard]], {{Sauvegarder}}, puis [[Save]] ou [[Update]].',
          'Pour l’oublier : ouvrez un autre tableau, et choisissez {{Quitter sans enregistrer}}.',
          'Pour y revenir plus tard : laissez l’onglet ouvert.',
        ],
      },
      'Si vous ouvrez une autre page, Cadence demande {{Partir sans enregistrer ?}} Le bouton {{Rester}} ne change rien. Si vous fermez l’onglet, c’est le navigateur qui pose la question.',
      'Si l’enregistrement échoue, le message le dit, et l’écran garde votre travail : voyez alors [« Stockage plein »](stockage-plein). Le réseau n’y est pour rien : sans lui, un tableau s’enregistre ici, et part plus tard.',
    ],
    related: ['stockage-plein', 'composer-un-tableau-de-bord', 'annuler-pendant-l-edition'],
    words: 'enregistrer sauvegarder perdu brouillon non sauvegardé unsaved',
  },
  'deux-versions': {
    lead: 'Modifiés sur deux appareils sans réseau, un tableau ou une note peuvent avoir deux versions. Plutôt que d’en choisir une, Cadence garde les deux.',
    blocks: [
      {
        steps: [
          'Un tableau : l’autre version est dans la [[Collection]], avec « (autre appareil) » dans son nom.',
          'Une note : l’autre version est dans la liste, avec la même mention.',
          'Comparez-les, gardez la bonne, et supprimez l’autre.',
        ],
      },
      'Pour le reste, le dernier changement l’emporte en entier : un événement déplacé des deux côtés prend la place donnée en dernier, et une tâche cochée ici, puis renommée là-bas sans réseau, est à cocher de nouveau.',
      'Cela n’arrive qu’après un moment hors ligne, ou quand deux personnes se servent du même compte. En ligne, un changement paraît sur l’autre appareil en quelques secondes.',
      {
        tip: 'Si l’écran dit {{Modifiée ailleurs.}}, {{Voir}} montre l’autre version avant de continuer à écrire.',
      },
    ],
    related: ['tableau-absent', 'prendre-des-notes', 'annuler-une-suppression'],
    words: 'double doublon conflit copie autre appareil synchronisation',
  },
  'outil-impossible-a-ajouter': {
    lead: 'Le bouton ne répond pas, ou l’outil reste introuvable sur le tableau. Cherchez dans cet ordre.',
    blocks: [
      {
        steps: [
          'Il y est déjà : la carte dit {{Sur votre tableau}}, et y mène d’une pression. Chaque outil existe une fois par tableau.',
          'Il est sur un autre tableau : la ligne sous le titre de la page dit à quel tableau les outils s’ajoutent.',
          'Il n’existe pas encore : les cartes {{A définir}} n’ont rien à ajouter.',
          'Il est plus bas : un outil ajouté prend la première place libre, parfois en fin de grille.',
        ],
      },
      'Dans la liste du mode édition, deux noms peuvent désigner le même outil : [[Quick Notes]] et [[Note Pad]] sont le bloc-notes, [[LifePlanner]] et [[Life Planner]] le planning. Dans la bibliothèque, [[Calendar]] est ce même planning, et [[Mood Track]] l’humeur du jour.',
      {
        tip: 'Le message {{L’outil n’a pas pu être ajouté. Réessayez.}} parle du réseau ou de la place dans le navigateur : voyez [« Stockage plein »](stockage-plein).',
      },
    ],
    related: ['premier-outil', 'bibliotheque-d-outils', 'stockage-plein'],
    words: 'ajouter outil bouton marche pas widget introuvable déjà',
  },
  'disposition-par-defaut': {
    lead: 'Le tableau est sens dessus dessous ? Un bouton remet les dix outils de départ à leur place d’origine, sans toucher à leur contenu.',
    blocks: [
      {
        steps: [
          'Choisissez [[Edit Dashboard]].',
          'En haut du panneau, appuyez sur {{Rétablir la disposition par défaut}}, la flèche ronde.',
          'Regardez le résultat. Il ne vous convient pas ? {{Annuler}}.',
          'Pour le garder, {{Sauvegarder}}, puis [[Update]].',
        ],
      },
      'Tant que vous n’avez pas enregistré, le tableau de la [[Collection]] reste comme il était : ouvrez-le de nouveau pour le retrouver.',
      'Les outils que vous aviez ajoutés, comme [[Taskboard]], quittent la grille, mais gardent leurs cartes et vous attendent sous {{Pas sur la grille}}.',
      {
        tip: 'Pour garder les deux, commencez plutôt un tableau neuf : [[Create New Dashboard]], dans la [[Collection]].',
      },
    ],
    related: ['annuler-pendant-l-edition', 'composer-un-tableau-de-bord', 'ranger-sa-collection'],
    words: 'réinitialiser reset défaut origine remettre à zéro',
  },
  'stockage-plein': {
    lead: 'Cadence range une copie de votre travail dans le navigateur. Quand il n’y a plus de place, elle le dit, et garde tout à l’écran.',
    blocks: [
      {
        steps: [
          'Ne fermez pas l’onglet : ce qui n’est pas enregistré n’existe que là.',
          'Libérez de la place : videz les données d’autres sites dans les réglages du navigateur, ou de l’espace sur le téléphone.',
          'Refaites le dernier geste : il s’enregistre.',
        ],
      },
      'En fenêtre privée, la place est souvent comptée, et tout s’efface à la fermeture. Pour travailler, préférez une fenêtre ordinaire.',
      'N’effacez pas les données de Cadence elle-même tant que le message est là : ce qui attend d’être envoyé partirait avec. Une fois le réseau revenu et tout enregistré, votre compte a sa propre copie.',
      { tip: 'Le message ne s’affiche qu’une fois. S’il revient, c’est que la place manque toujours.' },
    ],
    related: ['modifications-non-enregistrees', 'tableau-absent', 'telecharger-ses-donnees'],
    words: 'mémoire espace place localstorage quota enregistrement échoué',
  },
  'mention-exemple': {
    lead: 'Une petite étiquette dit que le contenu est inventé, pour montrer l’outil au travail. Elle s’en va avec votre premier geste.',
    blocks: [
      'Un outil vide n’apprend rien. Cadence y met donc une semaine de cours, quatre tâches, trois objectifs, trois notes et quelques chiffres, tous marqués {{Exemple}}, ou {{Ex.}} quand la place manque.',
      {
        steps: [
          'Ajoutez une tâche, une note, un objectif ou un événement : l’exemple de cet outil disparaît.',
          'Terminez une séance, notez une humeur, ajoutez une tâche : [[Personal Tracker]] passe à vos chiffres.',
        ],
      },
      'Un exemple n’est jamais compté, exporté ni envoyé. Il ne part donc pas dans vos données, et n’a pas besoin d’être supprimé.',
      {
        tip: 'Après avoir effacé tout le contenu d’un outil, vous ne reverrez pas l’exemple : la place reste à vous.',
      },
    ],
    related: ['premier-tableau', 'personal-tracker', 'liste-de-taches'],
    words: 'exemple faux données fictives démonstration ex.',
  },
} satisfies SubjectTexts<'missing'>
