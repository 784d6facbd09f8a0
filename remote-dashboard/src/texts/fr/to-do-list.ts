import type { Translation } from '@cadence/shared/i18n'
import type { ToDoListTexts } from '../to-do-list.ts'

export const toDoList = {
  newTask: 'Nouvelle tâche',
  newTaskHint: 'Ajouter une tâche, puis Entrée',
  empty: 'Rien à faire pour l’instant.',

  options: 'Options de « {task} »',
  optionsHint: 'Glisser ou flèches : déplacer · Entrée : options',
  edit: 'Modifier',
  editing: 'Texte de la tâche',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  remove: 'Supprimer',

  stands: '{task} : {place} sur {total}',
  highest: '{task} est déjà en haut de la liste',
  lowest: '{task} est déjà en bas de la liste',
  added: { one: 'Tâche ajoutée', other: '{count} tâches ajoutées' },
  removed: '« {task} » supprimée',
  clearDone: 'Effacer les tâches terminées',
  cleared: { one: '{count} tâche effacée', other: '{count} tâches effacées' },
  undo: 'Annuler',

  sampleRoom: 'Réserver une salle de révision',
  sampleSheet: 'Ficher le cours de droit',
  sampleReply: 'Répondre à Inès pour le TP',
  sampleBooks: 'Rendre les livres à la BU',
} satisfies Translation<ToDoListTexts>
