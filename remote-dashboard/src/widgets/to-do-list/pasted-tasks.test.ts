import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { tasksInLines } from './pasted-tasks.ts'

test('a text of several lines is one task per line, without the markers of list items', () => {
  expect(tasksInLines('- Lire\r\n* [ ] Écrire\n\n  • Relire \n[x] Rendre\n2026-11-22\n-5 °C')).toEqual([
    'Lire',
    'Écrire',
    'Relire',
    'Rendre',
    '2026-11-22',
    '-5 °C',
  ])
})

test.each(['Lire', 'Lire\n', '\n \n', `Lire\n${'x'.repeat(TASK_TEXT_MAX + 1)}`, 'x\n'.repeat(101)])(
  'a text of one line, or with a line or number of lines that does not fit, is no list',
  (text) => {
    expect(tasksInLines(text)).toBeNull()
  },
)
