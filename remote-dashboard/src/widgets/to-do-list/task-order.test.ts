import { expect, test } from 'vitest'
import { arranged, byPlace, inOrder } from './task-order.ts'

const task = (id: string, position: string, completedAt: string | null = null) => ({
  id,
  data: { text: id, position, completed: completedAt !== null, completedAt },
})
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('')

/** The order after positions were given. */
function after(entries: ReturnType<typeof task>[], positions: ReadonlyMap<string, string>): string {
  const known = new Map(entries.map(({ id, data }) => [id, data.position]))
  const all = [...new Map([...known, ...positions])]
  return ids(byPlace(all.map(([id, position]) => task(id, position))))
}

test('open tasks are ordered by position and by id; then come those that are done, the latest first', () => {
  const tasks = [
    task('e', 'a0', '2026-11-21T10:00:00.000Z'),
    task('d', 'a9', '2026-11-22T10:00:00.000Z'),
    task('c', 'a1'),
    task('b', 'a0'),
    task('a', 'a1'),
  ]
  expect(ids(inOrder(tasks))).toBe('bacde')
})

test('positions are ordered by code units, whatever the language', () => {
  expect(ids(inOrder([task('x', 'aa'), task('y', 'aZ')]))).toBe('yx')
})

test('a task that was just ticked keeps its place', () => {
  const tasks = [task('a', 'a0', '2026-11-22T10:00:00.000Z'), task('b', 'a1')]
  expect(ids(inOrder(tasks))).toBe('ba')
  expect(ids(inOrder(tasks, new Map([['a', null]])))).toBe('ab')
})

test('a task that was just unticked keeps its place', () => {
  const tasks = [task('a', 'a0'), task('b', 'a1')]
  expect(ids(inOrder(tasks, new Map([['a', '2026-11-22T10:00:00.000Z']])))).toBe('ba')
})

test.each([
  [0, 'xabc'],
  [1, 'axbc'],
  [3, 'abcx'],
])('a task that is put at %i changes no other position', (at, order) => {
  const tasks = [task('a', 'a0'), task('b', 'a1'), task('c', 'a2')]
  const positions = arranged(tasks, ['x'], at)
  expect([...positions.keys()]).toEqual(['x'])
  expect(after(tasks, positions)).toBe(order)
})

test('several tasks are put one after the other', () => {
  const tasks = [task('a', 'a0')]
  expect(after(tasks, arranged(tasks, ['x', 'y', 'z'], 1))).toBe('axyz')
  expect(after([], arranged([], ['x', 'y'], 0))).toBe('xy')
})

test('a task can be put between two tasks with the same position, and only as many as needed get new positions', () => {
  const tasks = [task('a', 'a0'), task('b', 'a1'), task('c', 'a1'), task('d', 'a2')]
  const positions = arranged(tasks, ['x'], 2)
  expect([...positions.keys()]).toEqual(['x', 'c'])
  expect(after(tasks, positions)).toBe('abxcd')
})

test.each(['?', 'a0', 'zzz', '00'])(
  'tasks can be arranged around a position that another program wrote: %s',
  (position) => {
    const tasks = [task('a', 'a0'), task('b', position)].sort((a, b) =>
      a.data.position < b.data.position ? -1 : 1,
    )
    for (const at of [0, 1, 2]) {
      const order = tasks.map(({ id }) => id)
      order.splice(at, 0, 'x')
      expect(after(tasks, arranged(tasks, ['x'], at))).toBe(order.join(''))
    }
  },
)

test('after a thousand moves to one place every position is still valid', () => {
  let tasks = [task('a', 'a0'), task('b', 'a1')]
  for (let n = 0; n < 1500; n += 1) {
    const [first, ...rest] = tasks
    if (!first) throw new Error('empty')
    // Always just after the first one.
    const id = n % 2 ? 'b' : 'c'
    const others = [first, ...rest.filter((entry) => entry.id !== id)]
    const positions = arranged(others, [id], 1)
    const known = new Map(others.map((entry) => [entry.id, entry.data.position]))
    tasks = byPlace([...new Map([...known, ...positions])].map(([key, position]) => task(key, position)))
    expect(Math.max(...tasks.map(({ data }) => data.position.length))).toBeLessThanOrEqual(200)
  }
})
