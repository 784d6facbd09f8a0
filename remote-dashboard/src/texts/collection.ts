import { count, params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  title: 'Collection',
  createNew: 'Create New Dashboard',
  emptyTitle: 'No dashboards yet',
  emptyHint: 'Create your first dashboard to get started',
  create: 'Create Dashboard',
  kind: 'Productivity',
  edited: params('Edited {when}'),
  editedOn: params('Edited {date}'),
  today: 'today',
  days: count({ one: '{count} day ago', other: '{count} days ago' }, 'en'),
  weeks: count({ one: '{count} week ago', other: '{count} weeks ago' }, 'en'),
  edit: 'Edit',
  editNamed: params('Edit {name}'),
  share: 'Share',
  shareNamed: params('Share {name}'),
  duplicate: 'Duplicate',
  duplicateNamed: params('Duplicate {name}'),
  delete: 'Delete',
  deleteNamed: params('Delete {name}'),
  sharedTitle: params('{name} - Dashboard'),
  sharedText: params('Check out my {name} dashboard!'),
  linkCopied: 'Lien copié',
  linkNotCopied: 'Le lien n’a pas pu être copié.',
  created: params('« {name} » créé'),
  deleted: params('« {name} » supprimé'),
  undo: 'Annuler',
  failed: 'L’opération a échoué. Réessayez.',
  copySuffix: ' (copie)',
  otherDeviceSuffix: ' (autre appareil)',
  keptBoth: params(
    '« {name} » a été modifié sur deux appareils : l’autre version est gardée sous « {copy} ».',
  ),
  keptBothNotes: params(
    'Une note a été modifiée sur deux appareils : l’autre version est gardée avec la mention « {suffix} ».',
  ),
}

/** Default texts of the collection: stated in English; what the member is told is French. */
export type CollectionTexts = typeof base
export const collectionTexts = define('collection', base)
