import { parseArgs } from 'node:util'
import { affectedBy } from './affected/affected-by.ts'
import { changedFiles } from './affected/changed-files.ts'
import { readWorkspaces } from './affected/read-workspaces.ts'
import { fail } from './fail.ts'

/**
 * `npm run affected -- --base origin/main`: the workspaces that a change has to build and test, one a line. `--json`
 * says it for a workflow: `{ "workspaces": […], "whole": …, "any": … }`.
 */
async function affected(): Promise<number> {
  const { values } = parseArgs({ options: { base: { type: 'string' }, json: { type: 'boolean' } } })
  const found = affectedBy(changedFiles(values.base), readWorkspaces())
  if (values.json) console.log(JSON.stringify(found))
  else if (found.any)
    console.log([...found.workspaces, ...(found.whole ? ['(the whole product)'] : [])].join('\n'))
  else console.log('nothing')
  return 0
}

process.exitCode = await affected().catch(fail)
