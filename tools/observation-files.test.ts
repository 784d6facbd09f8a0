import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { root } from './workspaces.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const rules = textOf('deploy/prometheus/cadence.rules.yml')
const operate = textOf('docs/operate.md')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

test('each alert of the rules is explained in docs/operate.md, and no other', () => {
  const [, table = ''] = /^## Alerts$(.*?)^## /ms.exec(operate) ?? []
  const explained = all(table, /^\| `(Cadence\w+)` \| .+ \| .+ \|$/gm)
  expect(explained).toEqual(all(rules, /alert: (\w+)/g))
  expect(all(rules, /runbook: (\S+)/g)).toEqual(explained.map(() => 'docs/operate.md#alerts'))
})

const dashboardSchema = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.optional(z.array(z.object({ expr: z.string() }))) }),
  ),
})

test('each panel of the dashboard asks for something', () => {
  const { panels } = dashboardSchema.parse(JSON.parse(textOf('deploy/grafana/cadence.json')))
  expect(panels.filter(({ targets }) => targets?.length === 0)).toEqual([])
  expect(panels.flatMap(({ targets = [] }) => targets).length).toBeGreaterThan(20)
})
