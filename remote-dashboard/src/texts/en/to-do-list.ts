import type { Translation } from '@cadence/shared/i18n'
import type { ToDoListTexts } from '../to-do-list.ts'

export const toDoList = {
  newTask: 'New task',
  newTaskHint: 'Add a task, then press Enter',
  empty: 'Nothing to do right now.',

  options: 'Options for “{task}”',
  optionsHint: 'Drag or arrow keys: move · Enter: options',
  edit: 'Edit',
  editing: 'Task text',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Delete',

  stands: '{task}: {place} of {total}',
  highest: '{task} is already at the top of the list',
  lowest: '{task} is already at the bottom of the list',
  added: { one: 'Task added', other: '{count} tasks added' },
  removed: '“{task}” deleted',
  clearDone: 'Clear completed tasks',
  cleared: { one: '{count} task cleared', other: '{count} tasks cleared' },
  undo: 'Undo',

  sampleRoom: 'Book a study room',
  sampleSheet: 'Summarize the law lecture',
  sampleReply: 'Reply to Inès about the lab',
  sampleBooks: 'Return the library books',
} satisfies Translation<ToDoListTexts>
