import { expect, test } from 'vitest'
import { affectedBy } from './affected-by.ts'
import { readWorkspaces } from './read-workspaces.ts'

const workspaces = readWorkspaces()
const all = workspaces.map(({ folder }) => folder)
const affected = (...files: string[]) => affectedBy(files, workspaces)

test('a remote affects itself alone', () => {
  expect(affected('remote-auth/src/pages/login/Login.tsx')).toEqual({
    workspaces: ['remote-auth'],
    whole: false,
    any: true,
  })
})

test('two remotes affect the two', () => {
  expect(affected('remote-auth/package.json', 'remote-settings/src/a.ts').workspaces).toEqual([
    'remote-auth',
    'remote-settings',
  ])
})

test('shared affects every workspace that imports it; the API only by its schemas', () => {
  const taking = all.filter((folder) => folder !== 'releases')
  const pages = taking.filter((folder) => !['api', 'api-client'].includes(folder))
  expect(affected('shared/src/ui/Button.tsx').workspaces).toEqual(pages)
  for (const file of ['src/schemas/user.ts', 'src/schemas.ts', 'package.json'])
    expect(affected(`shared/${file}`).workspaces).toEqual(taking)
  expect(affected('shared/src/ui/Button.tsx', 'shared/src/schemas/user.ts').workspaces).toEqual(taking)
})

test('the host, the API and the end-to-end tests ask for the whole product', () => {
  expect(affected('host/src/routes.ts')).toMatchObject({ workspaces: ['host', 'e2e'], whole: true })
  expect(affected('api/src/app.ts')).toMatchObject({ workspaces: ['api', 'api-client', 'e2e'], whole: true })
  expect(affected('e2e/journeys/a.spec.ts')).toMatchObject({ workspaces: ['e2e'], whole: true })
})

test.each([
  'package-lock.json',
  'biome.json',
  'tools/build.ts',
  '.github/workflows/ci.yml',
  'tsconfig.base.json',
])('%s affects everything', (file) => {
  expect(affected(file)).toEqual({ workspaces: all, whole: true, any: true })
})

test('texts for readers affect nothing', () => {
  const files = ['README.md', 'docs/team.md', 'docs/dashboard.png', 'host/README.md', 'LICENSE']
  expect(affected(...files)).toEqual({ workspaces: [], whole: false, any: false })
  expect(affected()).toEqual({ workspaces: [], whole: false, any: false })
})

test('a report of the public API and a picture that is built in are no texts for readers', () => {
  expect(affected('shared/api/ui.api.md').workspaces).toContain('shared')
  expect(affected('remote-marketing/pictures/hero.png').workspaces).toEqual(['remote-marketing'])
})

test('a change of CODEOWNERS is checked, and needs no build', () => {
  expect(affected('CODEOWNERS')).toEqual({ workspaces: [], whole: false, any: true })
})

test('a folder whose name another one starts with is another folder', () => {
  expect(affected('api-notes/a.ts').workspaces).toEqual(all)
})
