import type { SubjectTexts } from '../article-text.ts'

export default {
  'premier-tableau': {
    lead: 'À la première visite, dix outils vous attendent. Plusieurs sont déjà remplis : c’est un exemple, fait pour laisser la place à ce que vous y mettrez.',
    blocks: [
      'En haut, un salut et votre nom. Juste dessous, le bandeau {{En ce moment}} dit ce qui vient : le prochain événement, la chose qui compte aujourd’hui, et la séance qui tourne s’il y en a une.',
      'Puis viennent les outils : suivi, planning, humeur, objectifs, citation, minuteur, tâches, notes. Ceux qui portent la mention {{Exemple}} montrent un contenu inventé. Il disparaît de lui-même dès que vous y mettez quelque chose : la première tâche ajoutée remplace les quatre tâches d’exemple, le premier cours remplace la semaine d’exemple.',
      {
        tip: 'Rien ne se règle avant d’avoir servi. Commencez par une seule chose, par exemple [une séance de 25 minutes](premiere-seance).',
      },
      'Quand l’écran vous paraît trop plein, [gardez trois outils](alleger-son-tableau) : les autres se retrouvent en un clic.',
    ],
    related: ['premiere-seance', 'alleger-son-tableau', 'mention-exemple'],
    words: 'accueil débuter commencer première fois découvrir dashboard',
  },
  'premiere-seance': {
    lead: 'Vingt-cinq minutes, une seule chose à la fois : c’est la façon la plus simple de sentir à quoi sert Cadence.',
    blocks: [
      {
        steps: [
          'Sur le tableau de bord, trouvez l’outil [[Timer]], celui qui montre 25:00.',
          'Si vous voulez, dites sur quoi vous travaillez : appuyez sur {{Choisir une tâche}}, ou sur le nom de l’objectif ou de la tâche qui s’y trouve déjà.',
          'Appuyez sur [[Start]], puis posez le téléphone.',
          'À zéro, un son doux vous prévient, et Cadence propose une pause de 5 minutes.',
        ],
      },
      'Le temps qui reste se lit aussi dans le titre de l’onglet : vous pouvez ouvrir votre cours à côté. Le minuteur suit l’heure réelle, un ordinateur en veille ne lui fait donc rien perdre.',
      'La séance finie, le temps passé apparaît dans [[Personal Tracker]] et dans l’[historique](historique). C’est votre première trace.',
      { tip: 'Interrompu ? [[Pause]] arrête le compte là où il en est, [[Start]] le fait repartir.' },
    ],
    related: ['lancer-le-minuteur', 'enchainer-des-seances', 'focus-shield'],
    words: 'démarrer minuteur session timer',
  },
  'premier-outil': {
    lead: 'La bibliothèque présente les outils de Cadence. En ajouter un à votre tableau prend un seul geste, et un message vous y conduit.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Tools Library]] dans le menu.',
          'Parcourez les rubriques, ou choisissez un onglet comme [[Essential]].',
          'Sur la carte d’un outil, appuyez sur [[Add]].',
          'Le message en haut de l’écran dit à quel tableau il est ajouté ; {{Ouvrir le tableau}} y mène.',
        ],
      },
      'Sous le titre de la page, une ligne annonce d’avance où iront les outils : dans votre tableau principal, dans celui que vous venez d’ouvrir, ou dans le tableau par défaut.',
      'Un outil déjà présent porte la mention {{Sur votre tableau}}. Il n’y en a jamais deux fois le même : un clic vous y conduit.',
      {
        tip: 'L’étoile d’une carte la met en favori. Vous la retrouvez ensuite sous l’onglet [[Favorites]].',
      },
    ],
    related: ['bibliotheque-d-outils', 'composer-un-tableau-de-bord', 'outil-impossible-a-ajouter'],
    words: 'widget ajouter installer',
  },
  'alleger-son-tableau': {
    lead: 'Dix outils d’un coup, c’est beaucoup. Un bon tableau commence souvent à trois : une liste, un minuteur, un planning.',
    blocks: [
      {
        steps: [
          'Sur le tableau de bord, choisissez [[Edit Dashboard]].',
          'Sur chaque outil dont vous vous passez, appuyez sur la croix : il quitte la grille, et les autres se resserrent.',
          'Une erreur ? {{Annuler}}, dans le panneau de droite, le remet à sa place.',
          'Appuyez sur {{Sauvegarder}}, donnez un nom au tableau, puis [[Save]].',
        ],
      },
      'Ce que vous retirez n’est pas perdu. L’outil attend dans le panneau, sous {{Pas sur la grille}}, et son contenu reste dans votre compte : les tâches d’une liste retirée sont toujours là quand elle revient.',
      {
        tip: 'Ajoutez un outil par semaine plutôt que tous le premier jour. On ne garde que ceux que l’on ouvre.',
      },
    ],
    related: ['composer-un-tableau-de-bord', 'annuler-pendant-l-edition', 'premier-outil'],
    words: 'retirer enlever supprimer outil simplifier trop',
  },
  'se-reperer-sur-telephone': {
    lead: 'Cadence s’ouvre dans le navigateur du téléphone, sans rien installer. Une barre en bas de l’écran mène à l’essentiel.',
    drawing: 'bar',
    blocks: [
      'De gauche à droite : [[Dashboard]] pour le tableau, [[Tools]] pour la bibliothèque, un bouton rond au milieu pour lancer une séance, [[Collection]] pour vos tableaux, et [[More]] pour tout le reste, paramètres compris.',
      'Sur le tableau, les outils se suivent en une colonne, dans l’ordre du moment : le planning le matin, l’humeur le soir. Si vous préférez un ordre fixe, [choisissez le vôtre](reordonner-sur-telephone).',
      'Pendant une séance, le bouton du milieu montre le temps qui reste. Une pression dessus ouvre la séance en plein écran.',
      {
        tip: 'Tout ce que vous faites ici se retrouve sur l’ordinateur, et l’inverse. Seule la disposition en grille se règle sur un écran large.',
      },
    ],
    related: ['reordonner-sur-telephone', 'ajuster-sur-un-telephone', 'saisie-rapide'],
    words: 'mobile smartphone iphone android application app barre menu',
  },
} satisfies SubjectTexts<'firstHour'>
