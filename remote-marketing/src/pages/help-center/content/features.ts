import { fr } from '../../../parts/typography.ts'
import type { Article } from './categories.ts'

export const features: readonly Article[] = [
  {
    id: 'article-composer-un-tableau-de-bord',
    category: 'categorie-fonctionnalites',
    title: fr('Composer et enregistrer un tableau de bord'),
    text: fr("Rien ne bouge par accident : on ne touche à la disposition qu'en mode édition."),
    steps: [
      fr('Sur le tableau de bord, choisissez [[Edit Dashboard]] : le panneau « Mode Edition » s’ouvre.'),
      fr('Glissez un outil pour le déplacer, tirez son coin pour changer sa taille.'),
      fr("Dans « Liste outils », un clic ajoute l'outil, ou montre où il se trouve déjà."),
      fr('« Sauvegarder » demande un nom, puis [[Save]] range le tableau dans la [[Collection]].'),
    ],
    note: fr(
      "[[Cancel]] quitte le mode édition sans rien enregistrer : la disposition reste à l'écran, et un message propose de continuer.",
    ),
  },
  {
    id: 'article-lancer-le-minuteur',
    category: 'categorie-fonctionnalites',
    title: fr('Travailler 25 minutes avec le minuteur'),
    text: fr(
      "L'outil [[Timer]] compte 25 minutes à rebours. [[Start]] le lance, [[Pause]] l'arrête là où il en est, [[Start]] le fait repartir. À zéro, [[Restart]] le remet à 25:00.",
    ),
    note: fr(
      "Il suit l'heure de l'appareil : un onglet en veille ou passé à l'arrière-plan ne lui fait pas perdre une seconde.",
    ),
  },
  {
    id: 'article-changer-de-theme',
    category: 'categorie-fonctionnalites',
    title: fr('Passer du thème sombre au thème clair'),
    text: fr('Ouvrez [[Appearance]] dans le menu, puis choisissez un mode. Il change aussitôt, partout.'),
    steps: [
      fr('[[Dark]] : sombre, le réglage de départ.'),
      fr('[[Light]] : clair, pour le plein jour.'),
      fr("[[System]] : comme l'appareil, y compris quand il change d'avis le soir."),
    ],
    note: fr('Le choix est gardé dans ce navigateur : un autre appareil peut avoir le sien.'),
  },
]
