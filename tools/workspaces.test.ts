import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { root, workspaceFolders } from './workspaces.ts'

test('the workspaces are the folders with a package.json, as npm finds them', () => {
  const manifests = execFileSync('git', ['ls-files', ':(glob)*/package.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const folders = manifests
    .trim()
    .split('\n')
    .map((file) => file.split('/')[0])
  expect(workspaceFolders().toSorted()).toEqual(folders.toSorted())
})

const projectSchema = z.object({ references: z.array(z.object({ path: z.string() })) })

test('`tsc -b` at the root checks every workspace', () => {
  const project = projectSchema.parse(JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')))
  const checked = project.references.map(({ path }) => path)
  expect(checked.toSorted()).toEqual([...workspaceFolders(), 'tools'].toSorted())
})
