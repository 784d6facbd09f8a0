import type { Translation } from '@cadence/shared/i18n'
import type { ToDoListTexts } from '../to-do-list.ts'

export const toDoList = {
  newTask: 'Nueva tarea',
  newTaskHint: 'Añade una tarea y pulsa Intro',
  empty: 'Nada que hacer por ahora.',

  options: 'Opciones de «{task}»',
  optionsHint: 'Arrastrar o flechas: mover · Intro: opciones',
  edit: 'Editar',
  editing: 'Texto de la tarea',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  remove: 'Eliminar',

  stands: '{task}: {place} de {total}',
  highest: '{task} ya está al principio de la lista',
  lowest: '{task} ya está al final de la lista',
  added: { one: 'Tarea añadida', other: '{count} tareas añadidas' },
  removed: '«{task}» eliminada',
  clearDone: 'Borrar las tareas terminadas',
  cleared: { one: '{count} tarea borrada', other: '{count} tareas borradas' },
  undo: 'Deshacer',

  sampleRoom: 'Reservar una sala de estudio',
  sampleSheet: 'Resumir la clase de derecho',
  sampleReply: 'Responder a Inès sobre las prácticas',
  sampleBooks: 'Devolver los libros a la biblioteca',
} satisfies Translation<ToDoListTexts>
