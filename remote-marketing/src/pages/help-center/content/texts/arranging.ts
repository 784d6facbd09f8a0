import type { SubjectTexts } from '../article-text.ts'

export default {
  'deplacer-a-la-souris': {
    lead: 'Prendre, glisser, poser : les outils voisins s’écartent pendant le geste, et vous voyez où chacun ira avant de lâcher.',
    blocks: [
      {
        steps: [
          'Choisissez [[Edit Dashboard]].',
          'Posez le pointeur sur l’outil, appuyez et glissez-le. La place où il tombera se dessine sur la grille.',
          'Lâchez : les autres outils gardent leur nouvel ordre.',
          'Pour changer sa taille, tirez le coin en bas à droite. Chaque outil a une taille minimale et une taille maximale.',
          'Pour en faire venir un, glissez sa vignette depuis {{Pas sur la grille}}, dans le panneau.',
          'Terminez par {{Sauvegarder}}.',
        ],
      },
      'La taille décide de ce qu’un outil montre : en grand, [[Personal Tracker]] affiche ses légendes, et [[Life Planner]] la semaine entière.',
      { tip: 'Un geste de trop ? Ctrl Z, ou {{Annuler}} dans le panneau, autant de fois qu’il le faut.' },
    ],
    related: ['deplacer-au-clavier', 'annuler-pendant-l-edition', 'composer-un-tableau-de-bord'],
    words: 'glisser déposer drag redimensionner taille agrandir souris',
  },
  'deplacer-au-clavier': {
    lead: 'Tout ce que fait la souris en mode édition se fait aussi au clavier, case par case, sur un écran large.',
    drawing: 'keys',
    blocks: [
      {
        steps: [
          'Ouvrez le mode édition par [[Edit Dashboard]].',
          'Avec Tab, allez jusqu’au bouton « Déplacer ou redimensionner » de l’outil.',
          'Les flèches le déplacent d’une case.',
          'Maj et une flèche changent sa taille.',
          'Entrée ouvre les mêmes gestes sous forme de boutons : {{Déplacer à gauche}}, {{Plus large}}, {{Moins haut}}… Échap les referme.',
          'Revenez au panneau avec Tab, puis {{Sauvegarder}}.',
        ],
      },
      'Chaque pas est annoncé aux lecteurs d’écran : colonne, ligne, largeur, hauteur. Arrivé au bord, Cadence dit que la limite est atteinte.',
      { tip: 'Ce petit menu de boutons sert aussi à qui préfère cliquer plutôt que glisser.' },
    ],
    related: ['deplacer-a-la-souris', 'aller-partout-au-clavier', 'deplacer-une-carte'],
    words: 'flèches clavier accessibilité lecteur d’écran déplacer redimensionner',
  },
  'annuler-pendant-l-edition': {
    lead: 'En mode édition, chaque geste se défait et se refait. Essayez sans crainte : rien n’est gardé avant l’enregistrement.',
    blocks: [
      {
        steps: [
          'Déplacez, agrandissez ou retirez un outil en mode édition.',
          'Ctrl Z, ou ⌘ Z sur un Mac, défait le dernier geste.',
          'Ctrl Maj Z, ou ⌘ Maj Z, le refait.',
          'Les boutons {{Annuler}} et {{Rétablir}} du panneau font de même.',
          'Pour tout reprendre au début, {{Rétablir la disposition par défaut}} remet les dix outils à leur place. Ce geste aussi se défait.',
        ],
      },
      'Les lecteurs d’écran entendent chaque fois ce qui est défait, et quand il n’y a plus rien à défaire. Dans un champ de texte, Ctrl Z garde son rôle habituel.',
      'Si vous quittez la page avec des changements, une question vous est posée : {{Enregistrer}}, {{Quitter sans enregistrer}} ou {{Rester}}. Un clic de trop ne coûte donc rien.',
    ],
    related: ['composer-un-tableau-de-bord', 'disposition-par-defaut', 'modifications-non-enregistrees'],
    words: 'ctrl z undo redo retour arrière défaire refaire',
  },
  'ajuster-sur-un-telephone': {
    lead: 'Sur un petit écran, les outils se suivent en une colonne. Le mode édition, derrière le crayon à droite du nom du tableau, permet d’en ajouter et d’en retirer.',
    blocks: [
      {
        steps: [
          'En haut du tableau, touchez [[Edit Dashboard]].',
          'Touchez {{Outils}} en bas de l’écran : une feuille monte, avec {{Pas sur la grille}} et {{Liste outils}}.',
          'Touchez la vignette d’un outil pour l’ajouter.',
          'Touchez la croix d’une carte pour la retirer.',
          'Terminez par {{Sauvegarder}}. Pour tout laisser comme avant : {{Quitter}}, puis {{Quitter sans enregistrer}}.',
        ],
      },
      'La disposition en grille, elle, se règle sur un écran large : colonnes, tailles et places n’ont pas de sens sur une seule colonne.',
      'Ouvrir un tableau sur un téléphone ne change rien à sa disposition : vous la retrouvez intacte sur l’ordinateur.',
      {
        tip: 'Pour changer l’ordre des cartes, un appui long suffit : [voyez ce geste](reordonner-sur-telephone).',
      },
    ],
    related: ['reordonner-sur-telephone', 'se-reperer-sur-telephone', 'alleger-son-tableau'],
    words: 'téléphone mobile smartphone ajouter retirer petit écran',
  },
  'reordonner-sur-telephone': {
    lead: 'Sur un téléphone, les cartes suivent le moment de la journée. D’un geste du pouce, vous fixez l’ordre que vous préférez.',
    blocks: [
      {
        steps: [
          'Touchez [[Edit Dashboard]], le crayon en haut du tableau : les cartes se replient sur leur titre.',
          'Faites glisser une carte par la poignée devant son titre, ou appuyez longuement sur elle.',
          'Ou touchez une carte : deux flèches apparaissent à côté de son titre.',
          'Touchez {{Sauvegarder}} : l’ordre est enregistré.',
        ],
      },
      'Cet ordre vaut pour vos petits écrans, tablette comprise. Sur un écran large, le tableau garde sa grille, et rien n’y bouge.',
      'Plus vite encore, hors du mode édition : appuyez longuement sur le titre d’une carte, puis glissez-le. Envie de revenir à un ordre qui s’adapte, avec le planning le matin et l’humeur le soir ? {{Revenir à l’ordre automatique}}, sous la dernière carte.',
      {
        tip: 'L’outil que vous ouvrez sans y penser mérite la première place. Les autres peuvent attendre un glissement.',
      },
    ],
    related: ['ajuster-sur-un-telephone', 'se-reperer-sur-telephone', 'objectifs-du-jour'],
    words: 'ordre cartes téléphone mobile glisser monter descendre trier',
  },
  'dupliquer-un-tableau': {
    lead: 'Pour essayer une idée sans toucher à un tableau qui marche, partez d’une copie. Elle vit sa vie à côté de l’original.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Collection]].',
          'Sur la carte du tableau, appuyez sur [[Duplicate]], les deux feuilles l’une sur l’autre.',
          'Une copie apparaît, avec « (copie) » dans son nom.',
          'Sur cette copie, appuyez sur [[Edit]], changez ce que vous voulez.',
          '{{Sauvegarder}}, donnez-lui un nom bien à elle, puis [[Update]].',
        ],
      },
      'Seule la disposition est copiée. Les tâches, notes et événements appartiennent à votre compte, pas à un tableau : vous les retrouvez dans chacun.',
      {
        tip: 'Avant de supprimer un tableau dont vous n’êtes pas sûr, faites-en une copie : elle ne coûte rien.',
      },
    ],
    related: ['ranger-sa-collection', 'tableau-principal', 'copier-un-tableau-de-la-communaute'],
    words: 'copie copier dupliquer modèle duplicate',
  },
  'copier-un-tableau-de-la-communaute': {
    lead: 'Quatre mises en page qui ont fait leurs preuves vous attendent dans le Community Hub. Une pression, et l’une d’elles est à vous.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Community Hub]] dans le menu.',
          'Descendez jusqu’à {{Tableaux de bord de la communauté}}.',
          'Regardez les images : {{Semaine de partiels}}, {{Rituel du matin}}, {{Mémoire, page après page}} et {{Vue d’ensemble}}.',
          'Appuyez sur {{Copier}} sous celle qui vous plaît.',
          'Dans le message, {{Voir}} mène à votre [[Collection]], où elle vous attend.',
        ],
      },
      'C’est une copie de la disposition, rien de plus : vos propres tâches et votre planning la remplissent aussitôt. Vous pouvez la renommer, la modifier, ou en faire [votre tableau principal](tableau-principal).',
      { tip: 'Si un tableau du même nom existe déjà, le nouveau porte un numéro. Rien n’est remplacé.' },
    ],
    related: ['tableau-principal', 'dupliquer-un-tableau', 'ranger-sa-collection'],
    words: 'modèle exemple template communauté partiels matin mémoire',
  },
  'essayer-un-theme': {
    lead: 'Treize thèmes changent les couleurs de tout l’espace. On les essaie d’un survol, et rien n’est gardé avant votre choix.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Appearance]] dans le menu.',
          'Sous [[Colour theme]], survolez une carte : toute la page prend ses couleurs.',
          'Passez à une autre carte, ou éloignez le pointeur : vos couleurs reviennent.',
          'Appuyez sur celle que vous préférez. Elle est gardée avec votre compte.',
          'Au clavier, les flèches montrent un thème après l’autre, Espace garde celui qui est montré, Échap revient au vôtre.',
        ],
      },
      'Les trois thèmes de base sont Origin, Flash White et Deep Black. Les dix autres portent l’étiquette [[Premium]] et peuvent tous être essayés et gardés aujourd’hui.',
      {
        tip: 'Une icône d’application à vos couleurs viendra plus tard : c’est ce que dit [[Soon]], en bas de la page.',
      },
    ],
    related: ['changer-de-theme', 'composer-un-tableau-de-bord', 'choisir-sa-langue'],
    words: 'couleur couleurs premium thèmes mars aurora bleu horizon apparence',
  },
} satisfies SubjectTexts<'arranging'>
