import { define } from './define.ts'

/** The removed widgets in the panel of edit mode, its sheet on small screens, and the picture before a save. */
export const panelTexts = define('editorPanel', {
  fr: {
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
  },
})
