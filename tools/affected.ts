import { runCommand } from '@cadence/releases/commands/command-line'
import { affectedBy } from './affected/affected-by.ts'
import { changedFiles } from './affected/changed-files.ts'
import { readWorkspaces } from './affected/read-workspaces.ts'

const usage = `npm run affected                         the workspaces that a change has to build and test, one a line
npm run affected -- --base origin/main   compared with another commit than the one where the branch left main
--json: for a workflow, { "workspaces": […], "whole": …, "any": … }`

process.exitCode = await runCommand(
  { usage, options: { base: { type: 'string' }, json: { type: 'boolean' } }, words: 0 },
  async ({ values }) => {
    const found = affectedBy(changedFiles(values.base), readWorkspaces())
    if (values.json) console.log(JSON.stringify(found))
    else if (found.any)
      console.log([...found.workspaces, ...(found.whole ? ['(the whole product)'] : [])].join('\n'))
    else console.log('nothing')
    return 0
  },
)
