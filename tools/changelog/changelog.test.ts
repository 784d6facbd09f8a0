import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspaces.ts'

const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [unreleased, ...released] = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)

test('it begins with what is not released yet; then come versions with their day, the newest first', () => {
  expect(unreleased).toBe('Unreleased')
  expect(released.filter((heading) => !/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/.test(heading))).toEqual([])
  const days = released.map((heading) => heading.split(' - ')[1] ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
})

test('the newest version is the product’s', () => {
  expect(released[0]?.split(' - ')[0]).toBe(version)
})
