import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  title: 'Mode Edition',
  reset: 'Rétablir la disposition par défaut',
  leave: 'Quitter le mode édition',
  save: 'Sauvegarder',
  tools: 'Liste outils',
  filter: 'Filtre',
  filterLabel: 'Filtrer les outils',
  filterPlaceholder: 'Nom d’un outil',
  noTool: 'Aucun outil de ce nom.',
  onGrid: 'Déjà sur la grille',
  smallScreen:
    'Sur un petit écran, on ajoute et on retire des widgets ; la disposition se règle sur un écran large.',
  notLoaded: 'Déplacer à la souris attend la connexion. Les boutons de chaque widget fonctionnent déjà.',
  arrange: params('Déplacer ou redimensionner {name}'),
  arrangeHint: 'Flèches : déplacer · Maj + flèches : redimensionner',
  remove: params('Remove {name}'),
  place: 'Place',
  moveLeft: 'Déplacer à gauche',
  moveRight: 'Déplacer à droite',
  moveUp: 'Déplacer vers le haut',
  moveDown: 'Déplacer vers le bas',
  size: 'Taille',
  narrower: 'Moins large',
  wider: 'Plus large',
  shorter: 'Moins haut',
  taller: 'Plus haut',
  limitLeft: params('{name} : limite atteinte à gauche'),
  limitRight: params('{name} : limite atteinte à droite'),
  limitUp: params('{name} : limite atteinte vers le haut'),
  limitDown: params('{name} : limite atteinte vers le bas'),
  stands: params('{name} : colonne {column}, ligne {row}, largeur {width}, hauteur {height}'),
  moved: params('{name} déplacé'),
  resized: params('{name} redimensionné'),
  removed: params('{name} retiré'),
  added: params('{name} ajouté'),
  alreadyThere: params('{name} est déjà sur la grille'),
  wasReset: 'Disposition par défaut rétablie',
  undo: 'Annuler',
  redo: 'Rétablir',
  undoLast: 'Annuler la dernière modification',
  redoLast: 'Rétablir la modification annulée',
  undone: params('Annulé — {what}'),
  redone: params('De nouveau — {what}'),
  nothingToUndo: 'Il n’y a rien à annuler',
  nothingToRedo: 'Il n’y a rien à rétablir',
}

/** Default texts of the dashboard's edit mode. */
export type EditorTexts = typeof base
export const editorTexts = define('editor', base)
