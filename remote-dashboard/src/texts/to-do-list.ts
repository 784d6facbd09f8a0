import { count, params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  newTask: 'Nouvelle tâche',
  newTaskHint: 'Ajouter une tâche, puis Entrée',
  empty: 'Rien à faire pour l’instant.',

  options: params('Options de « {task} »'),
  optionsHint: 'Glisser ou flèches : déplacer · Entrée : options',
  edit: 'Modifier',
  editing: 'Texte de la tâche',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  remove: 'Supprimer',

  stands: params('{task} : {place} sur {total}'),
  highest: params('{task} est déjà en haut de la liste'),
  lowest: params('{task} est déjà en bas de la liste'),
  added: count({ one: 'Tâche ajoutée', other: '{count} tâches ajoutées' }, 'fr'),
  removed: params('« {task} » supprimée'),
  clearDone: 'Effacer les tâches terminées',
  cleared: count({ one: '{count} tâche effacée', other: '{count} tâches effacées' }, 'fr'),
  undo: 'Annuler',

  // What a member sees before they have tasks of their own.
  sampleRoom: 'Réserver une salle de révision',
  sampleSheet: 'Ficher le cours de droit',
  sampleReply: 'Répondre à Inès pour le TP',
  sampleBooks: 'Rendre les livres à la BU',
}

/** Default texts of the to-do list. */
export type ToDoListTexts = typeof base
export const toDoListTexts = define('toDoList', base)
