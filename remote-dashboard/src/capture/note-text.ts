import { NOTE_TITLE_MAX } from '@cadence/shared/schemas'
import { excerpt } from '../string-helpers.ts'
import type { NoteText } from '../widgets/note-pad/note-draft.ts'
import { capitalised } from './title.ts'

/** A note with the first line as its title. A line too long for a title stands whole in the content, too. */
export function noteOf(text: string): NoteText {
  const [first = '', ...rest] = text.trim().split('\n')
  const title = capitalised(first.trim())
  const content = rest.join('\n').trim()
  return title.length <= NOTE_TITLE_MAX ? { title, content } : { title: excerpt(title), content: text.trim() }
}
