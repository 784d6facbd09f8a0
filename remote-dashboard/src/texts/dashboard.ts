import { define } from './define.ts'

/** The header of the dashboard, and saving it. */
export const dashboardTexts = define('dashboard', {
  en: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    ready: 'Everything is ready for an efficient day!',
    collection: 'My Collection',
    edit: 'Edit Dashboard',
    saveTitle: 'Add Collection Name',
    nameLabel: 'Dashboard name',
    namePlaceholder: 'Enter dashboard name...',
    cancel: 'Cancel',
    save: 'Save',
    update: 'Update',
    saving: 'Saving...',
  },
  fr: {
    missing: 'Ce tableau n’est pas sur cet appareil\u202f: voici la disposition par défaut.',
    unread: 'Votre tableau n’a pas pu être chargé.',
    byDefault: 'Voici le tableau par défaut.',
    unsaved: 'Modifications non enregistrées',
    saved: '«\u202f{name}\u202f» enregistré',
    saveFailed: 'L’enregistrement a échoué — modifications non enregistrées',
    continueEditing: 'Continuer l’édition',
    editFailed: 'Le mode édition n’a pas pu s’ouvrir.',
    tryAgain: 'Réessayer',
    leaveTitle: 'Partir sans enregistrer\u202f?',
    leaveText: 'Ce que vous avez arrangé n’est pas encore enregistré. Gardons-le\u202f?',
    leaveSave: 'Enregistrer',
    leaveDiscard: 'Quitter sans enregistrer',
    leaveStay: 'Rester',
  },
})

/** The edit mode of the dashboard. */
export const editorTexts = define('editor', {
  fr: {
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
    laterWidgets: {
      one: 'Un widget de ce tableau demande une version plus récente de Cadence. Il est gardé, et reviendra avec elle.',
      other:
        '{count} widgets de ce tableau demandent une version plus récente de Cadence. Ils sont gardés, et reviendront avec elle.',
    },
    smallScreen: 'Cet ordre ne vaut que sur vos petits écrans.',
    emptyBoard: 'Le tableau est vide. Choisissez vos outils dans la liste.',
    arrange: 'Déplacer ou redimensionner {name}',
    arrangeHint: 'Flèches\u202f: déplacer · Maj + flèches\u202f: redimensionner',
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
    limitLeft: '{name}\u202f: limite atteinte à gauche',
    limitRight: '{name}\u202f: limite atteinte à droite',
    limitUp: '{name}\u202f: limite atteinte vers le haut',
    limitDown: '{name}\u202f: limite atteinte vers le bas',
    stands: '{name}\u202f: colonne {column}, ligne {row}, largeur {width}, hauteur {height}',
    moved: '{name} déplacé',
    resized: '{name} redimensionné',
    removed: '{name} retiré',
    added: '{name} ajouté',
    alreadyThere: '{name} est déjà sur la grille',
    wasReset: 'Disposition par défaut rétablie',
    orderReset: 'Ordre des cartes rétabli',
    undo: 'Annuler',
    redo: 'Rétablir',
    undoLast: 'Annuler la dernière modification',
    redoLast: 'Rétablir la modification annulée',
    undone: 'Annulé — {what}',
    redone: 'De nouveau — {what}',
    nothingToUndo: 'Il n’y a rien à annuler',
    nothingToRedo: 'Il n’y a rien à rétablir',
  },
  en: {
    remove: 'Remove {name}',
  },
})

/** Names in the editor’s tool list, as stated: two names may mean one widget. */
export const toolTexts = define('tools', {
  en: {
    weekAtAGlance: 'LifePlanner',
    dailyFocus: 'Daily Focus',
    dailyBoost: 'Daily Boost',
    timer: 'Timer',
    quickNotes: 'Quick Notes',
    lifePlanner: 'Life Planner',
    toDoList: 'To Do List',
    notePad: 'Note Pad',
  },
  fr: {
    essential: 'Essentiel',
    organisation: 'Organisation et planification',
  },
  all: {
    focusShield: 'Focus Shield',
  },
})
export type ToolTexts = ReturnType<typeof toolTexts.get>
