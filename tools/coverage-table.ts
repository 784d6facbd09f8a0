import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { root } from './workspaces.ts'

const counted = z.object({ total: z.number(), covered: z.number() })
const summarySchema = z.record(z.string(), z.object({ lines: counted, branches: counted }))

type Summary = z.infer<typeof summarySchema>
type Count = z.infer<typeof counted>

const sum = (counts: readonly Count[]): Count => ({
  total: counts.reduce((all, { total }) => all + total, 0),
  covered: counts.reduce((all, { covered }) => all + covered, 0),
})
const percent = ({ total, covered }: Count) =>
  total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`

/** The coverage of each workspace as a table in Markdown. */
export function coverageTable(summary: Summary, folder: string): string {
  const byWorkspace = new Map<string, Summary[string][]>()
  for (const [file, counts] of Object.entries(summary)) {
    if (file === 'total') continue
    const workspace = relative(folder, file).split(/[\\/]/)[0] ?? ''
    byWorkspace.set(workspace, [...(byWorkspace.get(workspace) ?? []), counts])
  }
  const row = (name: string, files: readonly Summary[string][]) => {
    const [lines, branches] = [files.map((file) => file.lines), files.map((file) => file.branches)].map(sum)
    return `| ${name} | ${files.length} | ${lines ? percent(lines) : ''} | ${branches ? percent(branches) : ''} |`
  }
  const names = [...byWorkspace.keys()].sort()
  return [
    '| Workspace | Files | Lines | Branches |',
    '| --- | ---: | ---: | ---: |',
    ...names.map((name) => row(name, byWorkspace.get(name) ?? [])),
    row('**all**', [...byWorkspace.values()].flat()),
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const file = join(root, '.cache/coverage/coverage-summary.json')
  if (!existsSync(file)) throw new Error('There is no report: `npm run coverage` makes it.')
  console.log(coverageTable(summarySchema.parse(JSON.parse(readFileSync(file, 'utf8'))), root))
}
