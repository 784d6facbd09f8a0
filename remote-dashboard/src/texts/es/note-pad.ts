import type { Translation } from '@cadence/shared/i18n'
import type { NotePadTexts } from '../note-pad.ts'

export const notePad = {
  create: 'Nueva nota',
  emptyTitle: 'Ninguna nota',
  emptyHint: 'Una idea, una pregunta para la próxima clase: todo se guarda al escribir.',
  search: 'Buscar en las notas',
  noMatch: 'Ninguna nota coincide.',
  untitled: 'Nota sin título',

  open: 'Nota abierta',
  back: 'Todas las notas',
  title: 'Título',
  content: 'Texto de la nota',
  contentHint: 'Escribir…',
  remove: 'Eliminar la nota',
  removed: '«{note}» eliminada',
  undo: 'Deshacer',
  saved: 'Guardado',
  unsaved: 'Sin guardar',

  changedElsewhere: 'Modificada en otro lugar.',
  removedElsewhere: 'Eliminada en otro lugar.',
  takeOver: 'Ver',
  close: 'Cerrar',
  otherVersion: '{note} (otra versión)',
  keptBoth: 'La otra versión se ha guardado: «{note}»',

  oralTitle: 'Oral de inglés',
  oralText:
    'Empezar por la pregunta, no por el esquema. Tres ejemplos, un minuto cada uno, y luego más despacio.',
  ideasTitle: 'Ideas de tema',
  ideasText: 'El ritmo de trabajo de los copistas; por qué las ciudades se ponen a la hora del tren.',
  askTitle: 'Para preguntar en clase',
  askText: 'La diferencia entre varianza y desviación típica, con un dibujo.',
} satisfies Translation<NotePadTexts>
