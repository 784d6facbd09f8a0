import type { SampleTexts } from '../../texts/samples.ts'
import { memberState } from '../member-state.ts'

/** One item of the list (specification, section 3): the member's words, or a sample that has them among the texts. */
export interface ToDo {
  id: number
  text: string | { sample: keyof SampleTexts }
  completed: boolean
}

/** Words of an item. */
export function toDoText({ text }: Pick<ToDo, 'text'>, samples: SampleTexts): string {
  return typeof text === 'string' ? text : samples[text.sample]
}

/** The list on this page; a member who has none of their own sees the samples. */
export const toDos = memberState<{ items: ToDo[] }>(() => ({
  items: [
    { id: 1, text: { sample: 'taskRoom' }, completed: true },
    { id: 2, text: { sample: 'taskSheet' }, completed: false },
    { id: 3, text: { sample: 'taskReply' }, completed: false },
    { id: 4, text: { sample: 'taskBooks' }, completed: false },
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
