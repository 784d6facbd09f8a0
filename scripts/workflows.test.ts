import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './workspaces.ts'

const folder = join(root, '.github/workflows')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** Everything that a pattern's first group matches in a text. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')

  test('names each action by the commit that was looked at', () => {
    const actions = all(text, /uses: (\S+)/g)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  })

  test('may read and nothing else', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m)
    expect(text).not.toMatch(/: write\b|write-all/)
  })

  test('puts nothing that someone else wrote into a command', () => {
    const commands = all(text, /run: (.+(?:\n {10,}.*)*)/g)
    expect(commands.filter((command) => command.includes('${{'))).toEqual([])
  })

  test('runs commands that there are', () => {
    const commands = all(text, /npm run (?:--silent )?(?!build -w)([\w:-]+)/g)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})
