import { fr } from '../../../parts/typography.ts'
import type { Article } from './categories.ts'

export const gestures: readonly Article[] = [
  {
    id: 'article-deplacer-au-clavier',
    category: 'categorie-tutoriels-video',
    title: fr('Déplacer et agrandir un outil au clavier'),
    text: fr('Tout ce que fait la souris dans le mode édition se fait aussi au clavier, sur un écran large.'),
    steps: [
      fr('Ouvrez le mode édition par [[Edit Dashboard]].'),
      fr("Avec Tab, allez jusqu'au bouton « Déplacer ou redimensionner » de l'outil."),
      fr('Les flèches le déplacent ; Maj et une flèche changent sa taille.'),
      fr('Entrée ouvre les mêmes gestes sous forme de boutons, Échap les referme.'),
    ],
    note: fr("Chaque pas est annoncé aux lecteurs d'écran : colonne, ligne, largeur, hauteur."),
  },
  {
    id: 'article-ajuster-sur-un-telephone',
    category: 'categorie-tutoriels-video',
    title: fr('Ajuster son tableau sur un téléphone'),
    text: fr(
      "Sur un petit écran, les outils se suivent en une colonne. Le mode édition permet d'en ajouter et d'en retirer ; la disposition, elle, se règle sur un écran large.",
    ),
    note: fr(
      "Ouvrir un tableau sur un téléphone ne change rien à sa disposition : vous la retrouvez intacte sur l'ordinateur.",
    ),
  },
]
