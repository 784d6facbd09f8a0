import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames } from '@cadence/shared/contract'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { root } from './workspaces.ts'

/** A text, or the forms of a counted one. */
type Text = string | Record<string, string>
type Subjects = Record<string, Record<string, Text>>
type Block = 'fr' | 'en' | 'all'

/** The default texts that the imported modules define: by subject, then by the language of their block. */
const defined = vi.hoisted(() => new Map<string, Partial<Record<Block, Record<string, Text>>>>())
vi.mock('@cadence/shared/i18n', () => ({
  workspaceTexts: () => (subject: string, blocks: object) => defined.set(subject, blocks),
}))

/** The workspaces that have texts. `tsc` checks that each language states the texts that it must. */
const workspaces = ['host', ...remoteNames.map((name) => `remote-${name}`)].filter((workspace) =>
  existsSync(join(root, workspace, 'src/texts/define.ts')),
)

/** The default texts of some blocks, by subject. */
const defaultsIn = (...blocks: Block[]): Subjects =>
  Object.fromEntries(
    [...defined].map(([subject, byBlock]) => [
      subject,
      Object.assign({}, ...blocks.map((block) => byBlock[block])),
    ]),
  )

async function loadTexts(workspace: string) {
  const folder = join(root, workspace, 'src/texts')
  const load = (file: string) => import(/* @vite-ignore */ join(folder, file))
  const language = async (tag: string): Promise<Subjects> => (await load(`${tag}.ts`)).default
  defined.clear()
  for (const file of readdirSync(folder)) {
    if (/^(?!(?:fr|en|es|define)\b)[\w-]+\.ts$/.test(file)) await load(file)
  }
  const stated = { fr: await language('fr'), en: await language('en'), es: await language('es') }
  return { defaults: defaultsIn('fr', 'en', 'all'), french: defaultsIn('fr'), stated }
}

/** Every string with the path that leads to it: `subject.name`, or `subject.name.form`. */
function stringsOf(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : stringsOf(value, `${path}${name}.`),
  )
}

const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort()

/**
 * Folders with values that name a text: a screen reads `t[kind]`, and the kinds are in a schema. The form for the support and
 * the select of holidays read the texts that their screen gives them.
 */
const sharedFolders = [
  ...['shared/src/schemas', 'shared/src/router', 'shared/src/contract'],
  ...['shared/src/support', 'shared/src/holidays'],
]

/** The source of a workspace's screens, without its texts and its tests. */
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
 * Whether a source reads the text of a name. It may read `t.name` or `const { name } = …Texts…`, name the text in a table
 * as `'name'`, or put the name together, as in t[`${kind}Title`].
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

describe.each(workspaces)('%s', (workspace) => {
  let texts: Awaited<ReturnType<typeof loadTexts>>
  beforeAll(async () => {
    texts = await loadTexts(workspace)
  })

  test('every text is used by its code', () => {
    const isRead = readerOf(sourceOf(workspace))
    const unused = Object.entries(texts.defaults).flatMap(([subject, names]) =>
      // The title of a view is named by its address, which the router puts together.
      Object.keys(names).flatMap((name) =>
        name.split('?view=').every(isRead) ? [] : [`${subject}.${name}`],
      ),
    )
    expect(Object.keys(texts.defaults)).not.toEqual([])
    expect(unused).toEqual([])
  })

  test.each(['fr', 'en', 'es'] as const)(
    '%s states texts that have a default, with no placeholder more',
    (language) => {
      const defaults = new Map(stringsOf(texts.defaults))
      for (const [path, text] of stringsOf(texts.stated[language])) {
        // The default's language may lack this plural form. Its form `other` is compared then.
        const ofDefault = defaults.get(path) ?? defaults.get(path.replace(/\w+$/, 'other'))
        expect(ofDefault, path).toBeDefined()
        expect(placeholders(text), path).toEqual(placeholders(ofDefault))
      }
    },
  )

  test('no text is empty or has spaces around it, except what is added to a name', () => {
    const all = [texts.defaults, ...Object.values(texts.stated)].flatMap((subjects) => stringsOf(subjects))
    for (const [path, text] of all) {
      expect(path.endsWith('Suffix') ? text.trimStart() : text, path).toMatch(/^\S(?:.*\S)?$/s)
    }
  })

  test('French texts have French typography', () => {
    for (const [path, text] of [...stringsOf(texts.french), ...stringsOf(texts.stated.fr)]) {
      expect(text, path).not.toMatch(
        /(?<!\u202f)[;:!?»]|«(?!\u202f)|(?<!\u00a0h|[\d}])\u00a0(?!h|min|Mo)|['"]|\.\.\./,
      )
    }
  })

  test('Spanish texts open every question and exclamation that they close', () => {
    for (const [path, text] of stringsOf(texts.stated.es)) {
      expect(text.includes('?'), path).toBe(text.includes('¿'))
      expect(text.includes('!'), path).toBe(text.includes('¡'))
      expect(text, path).not.toMatch(/['"]|\.\.\./)
    }
  })
})

test('a text that no code reads is found', () => {
  const isRead = readerOf(
    `t.title; const table = [{ id: 'faq' }]; const { lead, foot } = useTexts(x); more; t[\`\${kind}Text\`]`,
  )
  for (const name of ['title', 'faq', 'lead', 'foot', 'oralText']) expect(isRead(name), name).toBe(true)
  for (const name of ['more', 'table', 'oralTitle']) expect(isRead(name), name).toBe(false)
})
