import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { tasksInLines } from './pasted-tasks.ts'

test('a text of several lines is a task for each, without what marks an item elsewhere', () => {
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
  'what is one line, or would not fit, is no list',
  (text) => {
    expect(tasksInLines(text)).toBeNull()
  },
)
