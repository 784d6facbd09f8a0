import { define } from './define.ts'

/** The task board. */
export const boardTexts = define('board', {
  fr: {
    // The columns of a member who has changed none, and one whose name is unknown.
    todo: 'À faire',
    doing: 'En cours',
    done: 'Terminé',
    unnamed: 'Sans nom',
    columns: 'Colonnes du tableau',
    cards: { one: '{count} carte', other: '{count} cartes' },
    more: { one: 'Afficher la carte suivante', other: 'Afficher les {count} autres' },
    newCard: 'Nouvelle carte dans «\u202f{column}\u202f»',
    newCardHint: 'Ajouter une carte',
    // What an empty column says.
    firstHint: 'Une carte par étape\u202f: écrivez la première ici. Vos tâches à faire y sont aussi.',
    otherHint: 'Glissez ici ce que vous commencez.',
    doneHint: 'Glissez ici ce qui est fini\u202f: la tâche sera cochée.',
    empty: 'Aucune carte ici.',
    nothing: 'Rien en cours.',
    // A card that is moved.
    moveOptions: 'Déplacer «\u202f{task}\u202f»',
    keys: 'Entrée\u202f: ouvrir · Espace\u202f: prendre la carte et la déplacer avec les flèches',
    gripHint: 'Glisser, ou Espace puis les flèches',
    lifted:
      '{task}\u202f: carte prise, {column}, {place} sur {total}. Flèches\u202f: déplacer. Espace\u202f: poser. Échap\u202f: annuler.',
    over: '{column}\u202f: {place} sur {total}',
    overDone: '{column}\u202f: la tâche sera terminée',
    edge: 'Pas plus loin de ce côté',
    dropped: '{task}\u202f: posée, {column}, {place} sur {total}',
    droppedDone: '{task}\u202f: posée, {column}. La tâche est terminée.',
    cancelled: 'Déplacement annulé\u202f: {task} est à sa place',
    moveTo: 'Déplacer vers',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    open: 'Modifier',
    remove: 'Supprimer',
    // The columns themselves.
    columnOptions: 'Options de la colonne «\u202f{column}\u202f»',
    columnName: 'Nom de la colonne',
    moveLeft: 'Déplacer à gauche',
    moveRight: 'Déplacer à droite',
    addColumn: 'Ajouter une colonne',
    newColumn: 'Nouvelle colonne',
    removeColumn: 'Supprimer la colonne',
    doneNote: 'Une tâche posée ici est terminée\u202f: cette colonne reste sur le tableau.',
    columnAt: '{column}\u202f: colonne {place} sur {total}',
    columnRemoved: 'Colonne «\u202f{column}\u202f» supprimée',
    columnRemovedWith: {
      one: 'Colonne «\u202f{column}\u202f» supprimée\u202f: sa carte est dans «\u202f{first}\u202f»',
      other:
        'Colonne «\u202f{column}\u202f» supprimée\u202f: ses {count} cartes sont dans «\u202f{first}\u202f»',
    },
    undo: 'Annuler',
    // The dialog of a card.
    card: 'Carte',
    text: 'Tâche',
    column: 'Colonne',
    close: 'Fermer',
  },
})
export type BoardTexts = ReturnType<typeof boardTexts.get>
