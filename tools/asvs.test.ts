import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

/** The requirements of level 1 of ASVS 5.0.0, in the order of the standard. */
const levelOne = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1
  2.1.1 2.2.1 2.2.2 2.3.1
  3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
  4.1.1 4.4.1
  5.2.1 5.2.2 5.3.1 5.3.2
  6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
  7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2
  8.1.1 8.2.1 8.2.2 8.3.1
  9.1.1 9.1.2 9.1.3 9.2.1
  10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
  11.3.1 11.3.2 11.4.1
  12.1.1 12.2.1 12.2.2
  13.4.1
  14.2.1 14.3.1
  15.1.1 15.2.1 15.3.1`
  .trim()
  .split(/\s+/)

const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const [first = '', second = ''] = text.split('\n## Level 2')

/** The rows of the tables that begin with a number, as their cells. */
const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| v5.0.0-'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
const rows = rowsOf(first).map(([, number = '', , state = '', , shownBy = '']) => ({
  number,
  state,
  shownBy,
}))

test('every requirement of level 1 has a row, in the order of the standard', () => {
  expect(levelOne).toHaveLength(70)
  expect(rows.map(({ number }) => number)).toEqual(levelOne.map((number) => `v5.0.0-${number}`))
})

test('each has a state, and the head of the page counts them', () => {
  const counted = [...first.matchAll(/^\| (met|n\/a|spec|open) \| [^|]+ \| (\d+) \|$/gm)]
  const head = Object.fromEntries(counted.map(([, state = '', count]) => [state, Number(count)]))
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(head).toEqual({ met: count('met'), 'n/a': count('n/a'), spec: count('spec'), open: count('open') })
  expect(Object.values(head).reduce((sum, one) => sum + one)).toBe(levelOne.length)
})

test('no requirement counts as met without a test', () => {
  const unshown = rows.filter(({ state, shownBy }) => state === 'met' && !/`[^`]+` “[^”]+”/.test(shownBy))
  expect(unshown).toEqual([])
})

test('a requirement of level 2 is none of level 1, and has one row', () => {
  const numbers = rowsOf(second).map(([, number = '']) => number.replace('v5.0.0-', ''))
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers.filter((number, at) => levelOne.includes(number) || numbers.indexOf(number) !== at)).toEqual(
    [],
  )
})

/** All files of the repository: a sparse checkout leaves some out, but git's index names them. */
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

const named = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g)].map(
  ([, file = '', name]) => ({ file, name }),
)

test('the tests that it names are there', () => {
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(({ file, name }) => {
    if (!tracked.includes(file)) return true
    const path = join(root, file)
    return name !== undefined && existsSync(path) && !readFileSync(path, 'utf8').includes(name)
  })
  expect(missing).toEqual([])
})
