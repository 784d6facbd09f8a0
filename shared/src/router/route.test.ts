import { expect, test } from 'vitest'
import { boundaryOf, branchesOf, match } from './route.ts'

const page = (path: string) => ({ path, element: null })
const branches = branchesOf([
  {
    id: 'shell',
    errorElement: 'down',
    children: [
      { children: [page('/'), { ...page('/tasks'), id: 'tasks' }] },
      { children: [page('*'), { path: '/community-hub', element: null, errorElement: 'broken' }] },
    ],
  },
])
const ids = (pathname: string) => match(branches, pathname)?.map(({ route }) => route.id)

test.each([
  ['/', ['shell', '0-0', '0-0-0']],
  ['/tasks', ['shell', '0-0', 'tasks']],
  ['/tasks/', ['shell', '0-0', 'tasks']],
  ['/Tasks//', ['shell', '0-0', 'tasks']],
  ['/COMMUNITY-HUB', ['shell', '0-1', '0-1-1']],
  ['/tasks/1', ['shell', '0-1', '0-1-0']],
  ['/%74asks', ['shell', '0-1', '0-1-0']],
  ['//', ['shell', '0-1', '0-1-0']],
  ['*', ['shell', '0-1', '0-1-0']],
  ['', ['shell', '0-1', '0-1-0']],
])('the routes of %j are %j', (pathname, expected) => {
  expect(ids(pathname)).toEqual(expected)
})

test('where no page is for all the others, an unknown path has none', () => {
  expect(match(branchesOf([page('/tasks')]), '/nowhere')).toBeUndefined()
})

test('an error is said by the nearest route that can, or else by the outermost', () => {
  expect(boundaryOf(match(branches, '/community-hub') ?? [])).toBe('0-1-1')
  expect(boundaryOf(match(branches, '/tasks') ?? [])).toBe('shell')
  expect(boundaryOf(match(branchesOf([page('/tasks')]), '/tasks') ?? [])).toBe('0')
})
