import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../tools/workspaces.ts'
import { monolithLoader } from './entry.ts'

const IMPORT = /import \{([^}]+)\} from '[./]+remotes\/load-page\.ts'/g

/** The exports of the host's remote loading that its other modules import. */
function importedNames(): string[] {
  const folder = join(root, 'host/src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return sources.flatMap((source) =>
    [...source.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  )
}

test('the single bundle has all that the host takes from its loading of remotes', () => {
  const exported = [...monolithLoader().matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
  const names = importedNames()
  expect(names).toContain('loadPage')
  expect(exported.map(([, name]) => name)).toEqual(expect.arrayContaining(names))
})
