import { expect, test } from 'vitest'
import {
  allPages,
  exposedModules,
  fragmentModulePath,
  fragmentsOf,
  isHostPage,
  type PageRef,
  pageModulePath,
  pageRefs,
  pagesOf,
  remoteNames,
  splitPageRef,
} from './pages.ts'
import { fragmentList } from './product-map.ts'

test('every remote is named once, in the order of the product map, and the host is none', () => {
  expect(new Set(remoteNames).size).toBe(remoteNames.length)
  expect(remoteNames.slice(0, 4)).toEqual(['marketing', 'auth', 'dashboard', 'settings'])
  expect(remoteNames).not.toContain('host')
})

test('every page belongs to one remote or to the host', () => {
  const ofRemotes = remoteNames.flatMap((remote) => pagesOf(remote).map((page) => `${remote}/${page}`))
  expect(ofRemotes.sort()).toEqual([...pageRefs].sort())
  expect([...pageRefs, ...allPages.filter(isHostPage)].sort()).toEqual([...allPages].sort())
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

test('every fragment belongs to one remote, which has no page of that name', () => {
  const ofRemotes = remoteNames.flatMap((remote) => fragmentsOf(remote).map((name) => `${remote}/${name}`))
  expect(ofRemotes.sort()).toEqual([...fragmentList].sort())
  for (const remote of remoteNames) {
    const names = [...pagesOf(remote), ...fragmentsOf(remote)]
    expect(Object.keys(exposedModules(remote))).toEqual(names)
  }
})

test('the modules of fragments are in a folder of their own', () => {
  expect(fragmentModulePath('Focus')).toBe('./src/fragments/focus/Focus.tsx')
  expect(fragmentModulePath('QuickCapture')).toBe('./src/fragments/quick-capture/QuickCapture.tsx')
  expect(exposedModules('dashboard')).toMatchObject({
    Dashboard: './src/pages/dashboard/Dashboard.tsx',
    Focus: './src/fragments/focus/Focus.tsx',
  })
})
