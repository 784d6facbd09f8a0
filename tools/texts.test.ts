import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames } from '@cadence/shared/contract'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

/**
 * The workspaces with texts of their own, and where all of one language stand: `tsc` keeps the languages equal to each
 * other and to the default texts, so a missing one fails there.
 */
const catalogues = [
  { workspace: 'host', file: 'fr.ts' },
  ...remoteNames
    .map((name) => ({ workspace: `remote-${name}`, file: 'fr/fr.ts' }))
    .filter(({ workspace, file }) => existsSync(join(root, workspace, 'src/texts', file))),
]

/** Values that lead to a text and that workspaces share: the kinds of what a member has, and addresses. */
const sharedFolders = ['shared/src/schemas', 'shared/src/router']

/** What a workspace's screens are made of: neither its texts themselves nor its tests. */
function sourceOf(workspace: string): string {
  return [join(workspace, 'src'), ...sharedFolders]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test|\.test-kit)\.tsx?$/.test(file) && !/^(texts|testing)\//.test(file))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n')
}

/**
 * Whether a source reads a text of a name: as `t.name`, by `const { name } = …Texts…`, by `'name'`, as tables do that
 * lead to a text, or by a name that is put together, as in t[`${kind}Title`].
 */
function readerOf(source: string): (name: string) => boolean {
  const taken = [...source.matchAll(/\{([^{}]*)\} = (?:useTexts|\w+Texts\.get)/g)]
  const read = [...source.matchAll(/\.(\w+)|'([^'\s]+)'/g)].map(
    ([, member, quoted]) => member ?? quoted ?? '',
  )
  const names = new Set([...taken.flatMap(([, list = '']) => list.split(/\W+/)), ...read])
  const built = [...source.matchAll(/\[`(\w*)\$\{[^}]+\}(\w*)`\]/g)].map(
    ([, start, end]) => new RegExp(`^${start}\\w+${end}$`),
  )
  return (name) => names.has(name) || built.some((pattern) => pattern.test(name))
}

test.each(catalogues)('every text of $workspace is used by its code', async ({ workspace, file }) => {
  const address = join(root, workspace, 'src/texts', file)
  const { default: catalogue }: { default: Record<string, object> } = await import(/* @vite-ignore */ address)
  const isRead = readerOf(sourceOf(workspace))
  const unused = Object.entries(catalogue).flatMap(([subject, texts]) =>
    Object.keys(texts).flatMap((name) => (isRead(name) ? [] : [`${subject}.${name}`])),
  )
  expect(unused).toEqual([])
})

test('a text that no code reads is found out', () => {
  const isRead = readerOf(
    `t.title; const table = [{ id: 'faq' }]; const { lead, foot } = useTexts(x); more; t[\`\${kind}Text\`]`,
  )
  for (const name of ['title', 'faq', 'lead', 'foot', 'oralText']) expect(isRead(name), name).toBe(true)
  for (const name of ['more', 'table', 'oralTitle']) expect(isRead(name), name).toBe(false)
})
