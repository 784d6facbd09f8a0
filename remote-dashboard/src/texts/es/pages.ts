import type { Translation } from '@cadence/shared/i18n'
import type { CollectionTexts } from '../collection.ts'
import type { DashboardTexts } from '../dashboard.ts'
import type { ErrorTexts } from '../errors.ts'

export const collection = {
  title: 'Colección',
  createNew: 'Crear un panel nuevo',
  emptyTitle: 'Aún no hay paneles',
  emptyHint: 'Crea el primero para empezar',
  create: 'Crear un panel',
  kind: 'Productividad',
  edited: 'Editado {when}',
  editedOn: 'Editado el {date}',
  today: 'hoy',
  days: { one: 'hace {count} día', other: 'hace {count} días' },
  weeks: { one: 'hace {count} semana', other: 'hace {count} semanas' },
  edit: 'Editar',
  editNamed: 'Editar {name}',
  share: 'Compartir',
  shareNamed: 'Compartir {name}',
  duplicate: 'Duplicar',
  duplicateNamed: 'Duplicar {name}',
  delete: 'Eliminar',
  deleteNamed: 'Eliminar {name}',
  sharedTitle: '{name} - Panel',
  sharedText: '¡Mira mi panel «{name}»!',
  linkCopied: 'Enlace copiado',
  linkNotCopied: 'No se ha podido copiar el enlace.',
  created: '«{name}» creado',
  deleted: '«{name}» eliminado',
  undo: 'Deshacer',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  copySuffix: ' (copia)',
  otherDeviceSuffix: ' (otro dispositivo)',
  keptBoth: '«{name}» se ha editado en dos dispositivos: la otra versión se conserva como «{copy}».',
  keptBothNotes:
    'Una nota se ha editado en dos dispositivos: la otra versión se conserva con la indicación «{suffix}».',
} satisfies Translation<CollectionTexts>

export const dashboard = {
  morning: 'Buenos días',
  afternoon: 'Buenas tardes',
  evening: 'Buenas noches',
  ready: '¡Todo listo para un día productivo!',
  collection: 'Mi colección',
  edit: 'Editar el panel',
  missing: 'Este panel no está en este dispositivo: aquí tienes la disposición inicial.',
  unsaved: 'Cambios sin guardar',
  saveTitle: 'Ponle nombre al panel',
  nameLabel: 'Nombre del panel',
  namePlaceholder: 'Escribe un nombre…',
  cancel: 'Cancelar',
  save: 'Guardar',
  update: 'Actualizar',
  saving: 'Guardando…',
  saved: '«{name}» guardado',
  saveFailed: 'No se ha podido guardar: los cambios siguen sin guardar',
  continueEditing: 'Seguir editando',
  leaveTitle: '¿Salir sin guardar?',
  leaveText: 'Lo que has organizado aún no está guardado. ¿Lo guardamos?',
  leaveSave: 'Guardar',
  leaveDiscard: 'Salir sin guardar',
  leaveStay: 'Quedarse',
} satisfies Translation<DashboardTexts>

export const errors = {
  storageFull: 'Almacenamiento lleno: los cambios no se han guardado',
  refused: 'Una parte de sus datos no se ha podido enviar: se queda en este dispositivo.',
  memberChanged: 'La sesión ha cambiado: los cambios no se han guardado',
} satisfies Translation<ErrorTexts>
