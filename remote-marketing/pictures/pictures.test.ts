// @vitest-environment node
import { createHash } from 'node:crypto'
import { type HeadOf, pageModulePath, pagesOf } from '@cadence/shared/contract'
import { expect, test } from 'vitest'
import { type ArticleName, articleNamed } from '../src/pages/help-center/content/article-list.ts'
import { categories } from '../src/pages/help-center/content/categories.ts'
import { head as helpCenterHead } from '../src/pages/help-center/head.ts'
import { searchHelp } from '../src/pages/help-center/help-index.ts'
import { helpNames, helpPath } from '../src/pages/help-center/help-places.ts'
import { answers, query } from './drawings/help-center.ts'
import { paint } from './paint.ts'
import { pictures } from './pictures.ts'

const folders = pagesOf('marketing').map((page) => pageModulePath(page).split('/').at(-2) ?? '')
const hash = (png: Buffer) => createHash('sha256').update(png).digest('hex')

const names = [...folders, ...categories.map(({ name }) => `help-center-${name}`)]

test('every page has a picture, under the name that its head gives, with the title first', async () => {
  expect(pictures.map(({ file }) => file).sort()).toEqual(names.map((name) => `og/${name}.png`).sort())
  for (const folder of folders) {
    const { head } = (await import(`../src/pages/${folder}/head.ts`)) as { head: HeadOf }
    const { picture } = head({ origin: 'https://cadence.example', url: 'https://cadence.example/x' })
    const drawn = pictures.find(({ file }) => file === picture?.file)
    expect(picture?.alt.startsWith(drawn?.title.join(' ') ?? '?'), folder).toBe(true)
  }
})

test('every address below the help center has the picture of its category, with the title first', () => {
  for (const name of helpNames) {
    const { picture } = helpCenterHead({
      origin: 'https://cadence.example',
      url: `https://cadence.example${helpPath(name)}`,
    })
    const category =
      categories.find((each) => each.name === name) ?? articleNamed(name as ArticleName)?.category
    const drawn = pictures.find(({ file }) => file === picture?.file)
    expect(drawn?.title.join(' '), name).toBe(category?.title)
    expect(picture?.alt.startsWith(`${category?.title}. `), name).toBe(true)
  }
})

test('a picture is a PNG of 1200 × 630 in at most 80 KB, no two alike, and the same in every build', async () => {
  const painted = await paint(pictures)
  expect(painted.map(([file]) => file)).toEqual(pictures.map(({ file }) => file))
  for (const [file, png] of painted) {
    expect(png.toString('latin1', 1, 4), file).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1200, 630])
    expect(png.length, file).toBeLessThanOrEqual(80 * 1024)
  }
  const hashes = painted.map(([, png]) => hash(png))
  expect(new Set(hashes).size).toBe(pictures.length)
  const again = await paint(pictures.slice(0, 2))
  expect(again.map(([, png]) => hash(png))).toEqual(hashes.slice(0, 2))
})

test('the drawn search finds what the page finds', () => {
  const found = searchHelp(query).map(({ title }) => title)
  expect(answers).toEqual(found.slice(0, answers.length))
})
