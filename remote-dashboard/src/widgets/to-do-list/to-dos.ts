import { memberState } from '../member-state.ts'

/** One item of the list (specification, section 3). */
export interface ToDo {
  id: number
  text: string
  completed: boolean
}

/** The list on this page; a member who has none of their own sees the samples. */
export const toDos = memberState<{ items: ToDo[] }>(() => ({
  items: [
    { id: 1, text: 'Réserver une salle de révision', completed: true },
    { id: 2, text: 'Ficher le cours de droit', completed: false },
    { id: 3, text: 'Répondre à Inès pour le TP', completed: false },
    { id: 4, text: 'Rendre les livres à la BU', completed: false },
  ],
}))

/** Adds an item; a text that is empty after trimming adds nothing (specification, section 5). */
export function addToDo(state: { items: ToDo[] }, text: string): boolean {
  const trimmed = text.trim()
  if (trimmed === '') return false
  const id = Math.max(0, ...state.items.map((item) => item.id)) + 1
  state.items.push({ id, text: trimmed, completed: false })
  return true
}
