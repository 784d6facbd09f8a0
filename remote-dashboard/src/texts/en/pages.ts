import type { Translation } from '@cadence/shared/i18n'
import type { CollectionTexts } from '../collection.ts'
import type { DashboardTexts } from '../dashboard.ts'
import type { ErrorTexts } from '../errors.ts'

export const collection = {
  title: 'Collection',
  createNew: 'Create New Dashboard',
  emptyTitle: 'No dashboards yet',
  emptyHint: 'Create your first dashboard to get started',
  create: 'Create Dashboard',
  kind: 'Productivity',
  edited: 'Edited {when}',
  editedOn: 'Edited on {date}',
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
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied.',
  created: '“{name}” created',
  deleted: '“{name}” deleted',
  undo: 'Undo',
  failed: 'That did not work. Please try again.',
  copySuffix: ' (copy)',
  otherDeviceSuffix: ' (other device)',
  keptBoth: '“{name}” was edited on two devices: the other version is kept as “{copy}”.',
} satisfies Translation<CollectionTexts>

export const dashboard = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  ready: 'Everything is ready for an efficient day!',
  collection: 'My Collection',
  edit: 'Edit Dashboard',
  missing: 'This dashboard is not on this device: here is the default layout.',
  unsaved: 'Unsaved changes',
  saveTitle: 'Name this dashboard',
  nameLabel: 'Dashboard name',
  namePlaceholder: 'Enter dashboard name…',
  cancel: 'Cancel',
  save: 'Save',
  update: 'Update',
  saving: 'Saving…',
  saved: '“{name}” saved',
  saveFailed: 'Saving failed — your changes are not saved',
  continueEditing: 'Keep editing',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you arranged is not saved yet. Shall we keep it?',
  leaveSave: 'Save',
  leaveDiscard: 'Leave without saving',
  leaveStay: 'Stay',
} satisfies Translation<DashboardTexts>

export const errors = {
  storageFull: 'Storage is full — your changes are not saved',
  refused: 'Some of your data could not be sent: it stays on this device.',
  memberChanged: 'The session has changed — your changes are not saved',
} satisfies Translation<ErrorTexts>
