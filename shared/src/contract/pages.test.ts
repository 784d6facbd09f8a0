import { expect, test } from 'vitest'
import { type PageRef, pageModulePath, remoteNames, remotePages, splitPageRef } from './pages.ts'

test('every remote is named once', () => {
  expect([...remoteNames].sort()).toEqual(Object.keys(remotePages).sort())
})

test('a page reference splits into remote and page', () => {
  expect(splitPageRef('auth/ForgotPassword')).toEqual({ remote: 'auth', page: 'ForgotPassword' })
})

test.each(['', 'auth', 'auth/', 'nobody/Page', '/Login'])('%j is no page', (ref) => {
  expect(() => splitPageRef(ref as PageRef)).toThrow(`Not a page of any remote: ${ref}`)
})

test.each([
  ['Home', './src/pages/home/Home.tsx'],
  ['ForgotPassword', './src/pages/forgot-password/ForgotPassword.tsx'],
  ['CommunityHub', './src/pages/community-hub/CommunityHub.tsx'],
])('the module of %s is %s', (page, path) => {
  expect(pageModulePath(page)).toBe(path)
})
