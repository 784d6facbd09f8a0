// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { paths, settingsPath } from '@cadence/shared/router'
import { beforeAll, expect, test, vi } from 'vitest'
import { helpNames } from '../help-places.ts'
import { allTexts } from './all-texts.ts'
import { articles, subjectsOf } from './article-list.ts'
import type { Block } from './article-text.ts'
import { loadTexts } from './article-texts.ts'
import { categories } from './categories.ts'
import { piecesOf, wordsOf } from './inline-markup.ts'

type Defaults = Partial<Record<'en' | 'fr' | 'all', Record<string, unknown>>>

/** The default texts that the workspaces declare, as their `define` gets them. */
const declared = vi.hoisted((): Defaults[] => [])
vi.mock('@cadence/shared/i18n', () => ({
  workspaceTexts: () => (_subject: string, defaults: Defaults) => {
    declared.push(defaults)
    return { get: () => ({}) }
  },
}))

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** The sources whose texts are in their components: the sign-in screens, the rest of the public site, error pages. */
const withTexts = [
  'remote-auth/src',
  'host/src/errors',
  'remote-marketing/src/pages/home',
  'host/src/layouts/public',
]

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
}

/** The files of a workspace that declare default texts: not the catalogues of the three languages. */
function textFilesOf(workspace: string): string[] {
  const folder = join(root, workspace, 'src/texts')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !/^(fr|en|es)\b|\.test\.ts$/.test(file))
    .map((file) => join(folder, file))
}

/** A text as it is compared: plain spaces, curly apostrophes. */
const plain = (text: string) =>
  text
    .replaceAll(/\\u202f|\\u00a0|&nbsp;/g, ' ')
    .replaceAll(/[\u202f\u00a0]/g, ' ')
    .replaceAll("'", '’')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const known = { english: new Set<string>(), french: new Set<string>() }
let sources = ''

beforeAll(async () => {
  const files = readdirSync(root).flatMap(textFilesOf)
  await Promise.all(files.map((file) => import(file)))
  for (const { en, fr, all } of declared) {
    for (const text of [...stringsIn(en), ...stringsIn(all)]) known.english.add(text)
    for (const text of [...stringsIn(fr), ...stringsIn(all)]) known.french.add(text)
  }
  sources = plain(withTexts.flatMap(sourcesIn).join('\n'))
})

const PLACEHOLDER = /\{\w+\}/g

/** A text with places as a pattern; null where it has too few words of its own to recognise it by. */
function patternOf(text: string): RegExp | null {
  const own = text.replaceAll(PLACEHOLDER, '')
  if (own === text || !/\p{L}{3}/u.test(own)) return null
  return new RegExp(`^${text.split(PLACEHOLDER).map(escaped).join('\\d+')}$`)
}

/** Whether a text of the product is this name; a `{count}` of the text stands for a number. */
function isNamed(name: string, texts: ReadonlySet<string>): boolean {
  return texts.has(name) || [...texts].some((text) => patternOf(text)?.test(name))
}

/** Whether a component has this name as a whole text: between tags or quotes. */
const isInSource = (name: string) =>
  new RegExp(`(?:[>"’\`}]|\\n)\\s*${escaped(name)}\\s*(?:[<"’\`{]|\\n)`).test(sources)

const textsOf = (block: Block) => {
  if (typeof block === 'string') return [block]
  return 'tip' in block ? [block.tip] : [...block.steps]
}
const linesOf = (name: keyof typeof allTexts) => [
  allTexts[name].lead,
  ...allTexts[name].blocks.flatMap(textsOf),
]
const named = articles.map(({ name, title }) => [name, title] as const)

test('there are as many articles as each category states: 12, 25, 18 and 30', () => {
  const counted = categories.map(({ name }) => subjectsOf(name).flatMap((subject) => subject.articles).length)
  expect(counted).toEqual([12, 25, 18, 30])
  expect(counted).toEqual(categories.map(({ count }) => count))
  expect(articles).toHaveLength(85)
})

test('every article has a text, and every text an article: those that its own file loads', async () => {
  expect(Object.keys(allTexts).sort()).toEqual(named.map(([name]) => name).sort())
  for (const { name, subject } of articles)
    expect((await loadTexts(subject))[name], name).toBe(allTexts[name])
})

test('no two articles have the same name, title or lead', () => {
  for (const values of [
    [...helpNames],
    named.map(([, title]) => title),
    named.map(([name]) => allTexts[name].lead),
  ]) {
    expect(new Set(values).size).toBe(values.length)
  }
})

/** The words of an article that tell it apart. */
const tellingWords = (name: keyof typeof allTexts) =>
  new Set(
    plain(wordsOf(linesOf(name).join(' ')))
      .toLowerCase()
      .match(/\p{L}{5,}/gu),
  )

test('no article says another one in other words: no two share half of their long words', () => {
  const bags = named.map(([name]) => [name, tellingWords(name)] as const)
  for (const [at, [name, words]] of bags.entries()) {
    for (const [other, others] of bags.slice(at + 1)) {
      const common = [...words].filter((word) => others.has(word)).length
      expect(common / Math.min(words.size, others.size), `${name}, ${other}`).toBeLessThan(0.5)
    }
  }
})

test.each(named)('%s is short, and its lead can describe it', (name) => {
  const words = wordsOf(linesOf(name).join(' ')).match(/[\p{L}\p{N}][\p{L}\p{N}’.:-]*/gu) ?? []
  expect(words.length).toBeGreaterThanOrEqual(80)
  expect(words.length).toBeLessThanOrEqual(250)
  const { length } = wordsOf(allTexts[name].lead)
  expect(length).toBeGreaterThanOrEqual(70)
  expect(length).toBeLessThanOrEqual(180)
})

test.each(named)('%s names controls as the product does', (name) => {
  for (const piece of linesOf(name).flatMap(piecesOf)) {
    const text = 'text' in piece ? plain(piece.text) : ''
    if (piece.kind === 'english') expect(isNamed(text, known.english), `[[${text}]]`).toBe(true)
    if (piece.kind === 'french')
      expect(isNamed(text, known.french) || isInSource(text), `{{${text}}}`).toBe(true)
  }
})

test('a misspelt control is not found', () => {
  expect(isNamed('Edit Dashbord', known.english) || isInSource('Edit Dashbord')).toBe(false)
  expect(isNamed('Sauvegardez', known.french) || isInSource('Sauvegardez')).toBe(false)
  expect(isInSource('Se Connecter')).toBe(true)
})

const pages = new Set<string>([...Object.values(paths), settingsPath('help')])

test.each(named)('%s leads to pages and articles that exist, and to three others', (name) => {
  for (const piece of linesOf(name).flatMap(piecesOf)) {
    if (piece.kind !== 'link') continue
    const isPage = piece.target.startsWith('/') && pages.has(piece.target.split('#')[0] ?? '')
    expect(isPage || piece.target in allTexts, piece.target).toBe(true)
  }
  const { related } = allTexts[name]
  expect(new Set(related).size).toBe(3)
  expect(related).not.toContain(name)
})

test('every article is reached from another one', () => {
  const reached = new Set(named.flatMap(([name]) => allTexts[name].related))
  expect(named.filter(([name]) => !reached.has(name)).map(([name]) => name)).toEqual([])
})

test.each(named)('no mark of %s is left over', (name) => {
  expect(wordsOf(linesOf(name).join(' '))).not.toMatch(/[[\]{}]|\]\(/)
})
