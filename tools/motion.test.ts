import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

const sources = execFileSync('git', ['ls-files', '-z', '*/src/*.ts', '*/src/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && !path.includes('.test.'))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

test('what moves without end is in docs/motion.md, with when it ends', () => {
  const endless = sources.filter((path) =>
    /\banimation(-iteration-count)?:[^;`]*\binfinite\b/.test(textOf(path)),
  )
  const [, list = ''] = textOf('docs/motion.md').split('## What moves without end')
  const listed = [...list.matchAll(/^\| `([^`]+)` \|[^|]+\|[^|]+\|$/gm)].map(([, path]) => path)
  expect(endless.length).toBeGreaterThan(0)
  expect(listed.toSorted()).toEqual(endless.toSorted())
})
