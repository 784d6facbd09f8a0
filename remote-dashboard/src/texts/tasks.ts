import { define } from './texts.ts'

const base = {
  title: 'Tools Library',
  intro:
    'La bibliothèque ouvre bientôt. En attendant, chaque outil s’ajoute depuis l’éditeur du tableau de bord.',
}

/** Default texts of the tools library. */
export type TasksTexts = typeof base
export const tasksTexts = define('tasks', base)
