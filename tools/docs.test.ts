import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

const { stdout } = spawnSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
const documents = stdout.split('\0').filter((path) => path !== '' && !path.endsWith('.api.md'))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

const folderOfPackage = (name: string) => name.replace(/^@cadence\//, '')

function scriptsOf(folder: string): string[] {
  const { scripts = {} }: { scripts?: object } = JSON.parse(textOf(join(folder, 'package.json')))
  return Object.keys(scripts)
}

test.each(documents)('every link of %s leads to a file', (path) => {
  const links = [...textOf(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([])
})

test.each(documents)('every command that %s names exists', (path) => {
  const commands = [...textOf(path).matchAll(/npm run ([\w:-]+)(?: -w (\S+?)(?=[`\s]))?/g)]
  const unknown = commands.filter(
    ([, name = '', workspace = '.']) => !scriptsOf(folderOfPackage(workspace)).includes(name),
  )
  expect(unknown.map(([command]) => command)).toEqual([])
})
