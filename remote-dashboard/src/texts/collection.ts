import { define } from './define.ts'

/** The collection, and the dashboards that it holds. */
export const collectionTexts = define('collection', {
  en: {
    title: 'Collection',
    createNew: 'Create New Dashboard',
    emptyTitle: 'No dashboards yet',
    emptyHint: 'Create your first dashboard to get started',
    create: 'Create Dashboard',
    kind: 'Productivity',
    edited: 'Edited {when}',
    editedOn: 'Edited {date}',
    today: 'today',
    days: { one: '{count} day ago', other: '{count} days ago' },
    weeks: { one: '{count} week ago', other: '{count} weeks ago' },
    edit: 'Edit',
    editNamed: 'Edit {name}',
    share: 'Share',
    shareNamed: 'Share {name}',
    duplicate: 'Duplicate',
    duplicateNamed: 'Duplicate {name}',
    delete: 'Delete',
    deleteNamed: 'Delete {name}',
    sharedTitle: '{name} - Dashboard',
    sharedText: 'Check out my {name} dashboard!',
  },
  fr: {
    loading: 'Chargement de vos tableaux de bord',
    notLoaded: 'Vos tableaux de bord n’ont pas pu être chargés',
    stillThere: 'Ils restent dans votre compte.',
    retry: 'Réessayer',
    open: 'Ouvrir',
    openNamed: 'Ouvrir «\u202f{name}\u202f»',
    linkCopied: 'Lien copié',
    linkNotCopied: 'Le lien n’a pas pu être copié.',
    created: '«\u202f{name}\u202f» créé',
    deleted: '«\u202f{name}\u202f» supprimé',
    undo: 'Annuler',
    failed: 'L’opération a échoué. Réessayez.',
    copySuffix: ' (copie)',
    numberedCopySuffix: ' (copie {number})',
    otherDeviceSuffix: ' (autre appareil)',
    keptBoth:
      '«\u202f{name}\u202f» a été modifié sur deux appareils\u202f: l’autre version est gardée sous «\u202f{copy}\u202f».',
    keptBothNotes:
      'Une note a été modifiée sur deux appareils\u202f: l’autre version est gardée avec la mention «\u202f{suffix}\u202f».',
  },
})
export type CollectionTexts = ReturnType<typeof collectionTexts.get>

/** Changes that could not be saved or sent. */
export const errorTexts = define('errors', {
  fr: {
    storageFull: 'Stockage plein — modifications non enregistrées',
    refused: 'Une partie de vos données n’a pas pu être envoyée\u202f: elle reste sur cet appareil.',
    memberChanged: 'La session a changé — modifications non enregistrées',
  },
})
