import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The names of the test files in a folder, as the table writes them. */
const filesIn = (name: string) =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${name}/${file.replace('.spec.ts', '')}`)

const section = /## Engines\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? ''
const rows = section
  .split('\n')
  .filter(
    (line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| What members do'),
  )
  .map((line) => line.split('|').slice(1, -1))

/** The files that a column names. */
const named = (column: number) =>
  rows.flatMap((cells) => [...(cells[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file))

const unique = (files: readonly string[]) => [...new Set(files)].sort()
const isForFirefox = (file: string) => read(`${file}.spec.ts`).includes('@firefox')

test('the table of engines names every journey, and only files that are there', () => {
  expect(unique(named(1))).toEqual(
    expect.arrayContaining([...filesIn('journeys'), ...filesIn('offline')].sort()),
  )
  for (const file of [1, 2, 3].flatMap(named))
    expect(existsSync(join(folder, `${file}.spec.ts`)), file).toBe(true)
})

test('its column of Firefox has the files with the tag', () => {
  const folders = ['accessibility', 'faults', 'federation', 'journeys', 'offline', 'operate']
  expect(unique(named(2))).toEqual(folders.flatMap(filesIn).filter(isForFirefox).sort())
})

test('its column of WebKit has the files of that folder', () => {
  expect(unique(named(3))).toEqual(filesIn('webkit').sort())
})

test('each cell has files, or the reason why it has none', () => {
  const reasons = [...section.matchAll(/^- ([①-⑨]) /gm)].map(([, mark]) => mark)
  expect(reasons).toEqual(['①', '②', '③', '④'])
  for (const [what = '', ...cells] of rows) {
    const isSaid = (cell: string) => /`|every test/.test(cell) || reasons.some((mark) => cell.trim() === mark)
    expect(cells.map(isSaid), what).toEqual([true, true, true])
  }
})
