import { define } from './define.ts'

/** The panel of edit mode, its sheet on small screens, and what is said and shown before a save. */
export const panelTexts = define('editorPanel', {
  en: {
    saveNew: { one: 'New in your collection: {count} tool', other: 'New in your collection: {count} tools' },
    saveAgain: { one: 'Updates “{name}”: {count} tool', other: 'Updates “{name}”: {count} tools' },
  },
  fr: {
    unchanged: 'Aucun changement',
    changed: 'Modifications à enregistrer',
    changes: 'Modifications',
    removed: 'Pas sur la grille',
    removedHint: 'Glissez une vignette sur la grille, ou appuyez dessus.',
    nothingRemoved: 'Tout est sur la grille. Ce que vous retirez vous attend ici.',
    putBack: 'Remettre {name}',
    add: 'Ajouter {name}',
    addedAt: '{name} ajouté\u202f: colonne {column}, ligne {row}',
    leaveShort: 'Quitter',
    toolsShort: 'Outils',
    toolsToggle: 'Outils à ajouter',
    preview: 'Le tableau tel qu’il sera enregistré',
    previewOrder: 'Les cartes dans leur ordre sur cet écran',
    movedTools: 'Déplacés\u202f: {names}',
    addedTools: 'Ajoutés\u202f: {names}',
    removedTools: 'Retirés\u202f: {names}',
  },
})
