import type { Translation } from '@cadence/shared/i18n'
import type { NotePadTexts } from '../note-pad.ts'

export const notePad = {
  create: 'New note',
  emptyTitle: 'No notes',
  emptyHint: 'An idea, a question for the next class: everything is saved as you type.',
  search: 'Search notes',
  noMatch: 'No matching notes.',
  untitled: 'Untitled note',

  open: 'Open note',
  back: 'All notes',
  title: 'Title',
  content: 'Note text',
  contentHint: 'Write…',
  remove: 'Delete note',
  removed: '“{note}” deleted',
  undo: 'Undo',
  saved: 'Saved',
  unsaved: 'Not saved',

  changedElsewhere: 'Changed elsewhere.',
  removedElsewhere: 'Deleted elsewhere.',
  takeOver: 'View',
  close: 'Close',
  otherVersion: '{note} (other version)',
  keptBoth: 'The other version is kept: “{note}”',

  oralTitle: 'French oral',
  oralText: 'Start with the question, not the outline. Three examples, one minute each, then slow down.',
  ideasTitle: 'Topic ideas',
  ideasText: 'The pace of work among copyists; why towns set their clocks by the train.',
  askTitle: 'To ask in class',
  askText: 'The difference between variance and standard deviation, with a drawing.',
} satisfies Translation<NotePadTexts>
