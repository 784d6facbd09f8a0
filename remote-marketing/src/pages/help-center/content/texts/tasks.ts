import type { SubjectTexts } from '../article-text.ts'

export default {
  'liste-de-taches': {
    lead: 'Une tâche s’écrit, se coche, se déplace. La liste de Cadence ne demande rien de plus, et sait en faire davantage quand vous le voulez.',
    blocks: [
      {
        steps: [
          'Dans l’outil [[To-do List]], écrivez sous la liste, puis Entrée.',
          'Cochez la case d’une tâche pour la terminer.',
          'Glissez une tâche par sa poignée pour la monter ou la descendre.',
          'Appuyez sur la poignée pour {{Modifier}}, {{Monter}}, {{Descendre}} ou {{Supprimer}}.',
        ],
      },
      'Au-dessus, quand l’outil est assez grand, quatre vues filtrent la liste : s’il y a lieu, {{En retard}}, puis {{Tout}}, {{Aujourd’hui}} et {{Cette semaine}}. Une tâche ajoutée sous {{Aujourd’hui}} est pour aujourd’hui, sans rien choisir.',
      '{{Effacer les tâches terminées}} vide la liste de ce qui est coché ; {{Annuler}} les ramène. L’historique, lui, s’en souvient.',
      { tip: 'Les mêmes tâches sont les cartes de [[Taskboard]] : cocher ici déplace la carte là-bas.' },
    ],
    related: ['echeances-et-priorites', 'coller-une-liste', 'tableau-des-taches'],
    words: 'todo to-do à faire cocher ajouter tâche',
  },
  'echeances-et-priorites': {
    lead: 'Une date, une heure si elle compte, une priorité : ce qu’il faut à une tâche pour se rappeler à vous au bon moment.',
    blocks: [
      {
        steps: [
          'Appuyez sur la poignée d’une tâche, puis sur le calendrier : {{Échéance, matière, priorité}}.',
          'Sous {{Échéance}}, choisissez le jour. L’heure est facultative.',
          'Sous {{Priorité}}, choisissez {{Haute}}, {{Moyenne}}, {{Basse}} ou {{Aucune}}.',
          'Fermez : tout est déjà enregistré.',
        ],
      },
      'La tâche apparaît alors au-dessus du bon jour dans [[Life Planner]] et sous {{Aujourd’hui}} ou {{Cette semaine}} dans la liste. Passée la date, elle rejoint {{En retard}}.',
      'Une tâche avec échéance peut aussi [envoyer un rappel](rappels-et-resume-du-matin), la veille ou une heure avant, selon vos réglages.',
      {
        tip: 'Plus rapide encore : dans la [saisie rapide](saisie-rapide), « rendre le mémoire vendredi » crée la tâche avec sa date.',
      },
    ],
    related: ['rappels-et-resume-du-matin', 'liste-de-taches', 'matieres'],
    words: 'date limite deadline rendre urgent priorité rappel',
  },
  matieres: {
    lead: 'Maths en bleu, droit en vert : une couleur par matière, et les échéances comme les examens se reconnaissent d’un coup d’œil.',
    blocks: [
      {
        steps: [
          'Dans [[To-do List]], ouvrez {{Gérer les matières}}, la palette en haut à droite de la carte.',
          'Écrivez un nom, choisissez une couleur, puis {{Créer la matière}}.',
          'Donnez-la ensuite à une tâche par {{Échéance, matière, priorité}}, ou à un événement du planning.',
        ],
      },
      'Le temps des séances se range aussi par matière : choisissez une tâche de maths avant de lancer le minuteur, et ses minutes vont aux maths dans l’[historique](historique).',
      'À la fin du semestre, archivez les matières finies. Elles restent sur ce qui les porte déjà, mais ne sont plus proposées. On les reprend d’un clic.',
      { tip: 'Une matière se renomme sans rien perdre : tout ce qui la porte suit.' },
    ],
    related: ['echeances-et-priorites', 'plan-de-revision', 'historique'],
    words: 'couleur cours discipline subject maths droit archiver',
  },
  'tableau-des-taches': {
    lead: 'Pour un exposé ou un mémoire, les colonnes disent mieux qu’une liste où vous en êtes : à faire, en cours, terminé.',
    drawing: 'columns',
    blocks: [
      'Ajoutez [[Taskboard]] depuis la [bibliothèque](bibliotheque-d-outils). Il commence avec trois colonnes, {{À faire}}, {{En cours}} et {{Terminé}}, et vos tâches ouvertes y sont déjà.',
      {
        steps: [
          'Écrivez une carte au bas d’une colonne, puis Entrée.',
          'Glissez-la dans la colonne suivante quand elle avance.',
          'Posez-la dans {{Terminé}} : la tâche est cochée, ici et dans la liste.',
          'Une pression sur la carte ouvre son texte, sa colonne et son échéance.',
        ],
      },
      'Les colonnes se renomment, se déplacent et s’ajoutent, jusqu’à douze. Supprimer une colonne ne supprime pas ses cartes : elles vont dans la première.',
      { tip: 'Donnez de la place à l’outil : plus large, il montre plus de colonnes côte à côte.' },
    ],
    related: ['deplacer-une-carte', 'ajouter-une-colonne', 'liste-de-taches'],
    words: 'kanban trello colonnes projet cartes mémoire exposé',
  },
  'objectifs-du-jour': {
    lead: 'Trois lignes, pas une de plus : Daily Focus vous fait choisir ce qui compte vraiment aujourd’hui.',
    blocks: [
      {
        steps: [
          'Dans l’outil [[Daily Focus]], écrivez un objectif par ligne.',
          'Cochez-les au fil de la journée. L’outil compte : un sur trois, deux sur trois.',
          'Au troisième, il vous dit {{Tout est fait. Bravo !}}',
        ],
      },
      'Le lendemain, la page est blanche. Si un objectif est resté ouvert, l’outil demande s’il faut le reprendre : {{Reprendre}} le recopie, {{Non merci}} le laisse derrière vous. Rien ne s’accumule en silence.',
      'Le premier objectif ouvert est aussi celui que montre le [bandeau du haut](bandeau-en-ce-moment), et celui que propose la prochaine séance.',
      {
        tip: 'Un bon objectif tient en une séance ou deux. « Relire le chapitre 4 » plutôt que « réviser la biologie ».',
      },
    ],
    related: ['bandeau-en-ce-moment', 'personal-tracker', 'citation-du-jour'],
    words: 'objectif but priorité du jour goals',
  },
} satisfies SubjectTexts<'tasks'>
