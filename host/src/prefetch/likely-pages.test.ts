import { expect, test } from 'vitest'
import { type Route, routeOf, routes } from '../routes.ts'
import { likelyPages } from './likely-pages.ts'

const at = (path: string) => routeOf(path) as Route

test.each([
  ['/', ['/login', '/register']],
  ['/discover', ['/login', '/register']],
  ['/login', ['/dashboard']],
  ['/verify-email', ['/dashboard']],
  ['/dashboard', []],
])('from %s a visitor goes to %j', (path, next) => {
  expect(likelyPages(at(path), false)).toEqual(next)
})

test('a member goes to any page of the app, from wherever they are', () => {
  const app = ['/dashboard', '/collection', '/tasks', '/settings', '/community-hub', '/appearance']
  expect(likelyPages(at('/'), true)).toEqual(app)
  expect(likelyPages(at('/tasks'), true)).toEqual(app.filter((path) => path !== '/tasks'))
})

test('every page that a remote has for all members is among them', () => {
  const pages = routes.filter(
    ({ layout, page, access }) =>
      layout === 'app' && access !== 'administrators' && !page.startsWith('host/'),
  )
  expect(likelyPages(at('/'), true).sort()).toEqual(pages.map(({ path }) => path).sort())
})
