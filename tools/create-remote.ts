import { spawnSync } from 'node:child_process'
import { runCommand } from '@cadence/releases/commands/command-line'
import { type Identity, identityOf } from './create-remote/identity.ts'
import { planRemote, writeRemote } from './create-remote/write-remote.ts'
import { root } from './workspaces.ts'

/** Uncommitted changes would mix with the new files. @throws Error that names the uncommitted files. */
function requireCleanTree(): void {
  const { status, stdout, stderr } = spawnSync('git', ['status', '--porcelain'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git does not answer here: ${stderr}`)
  if (stdout)
    throw new Error(`Commit or stash first, so that the new remote is a change of its own:\n${stdout}`)
}

const whatNext = ({ name, folder, page, path, pageFolder, port, portVariable }: Identity) => `
${folder} is there, with the page ${page} at ${path} for members, and port ${port} (${portVariable}). Next:

1. Look at it: npm run dev -- ${name}, then http://localhost:3000${path}
2. Say what it is: ${folder}/src/pages/${pageFolder}/${page}.tsx, ${folder}/src/texts, and its titles in other languages in host/src/texts
3. Say who may open it: shared/src/contract/product-map.ts; the sidebar's links are in host/src/layouts/app
4. Set its team, its budget and how a release reaches everybody: ${folder}/policy.json; name it in the table of README.md
5. The contract of shared has grown, which is a change of its public API: npm run api-report -- --step
6. Make it live, together with the host, whose routes need it: npm run release -- host ${name}`

const usage =
  'npm run create-remote -- study-rooms    a remote with a page, entered wherever remotes are listed'

/** Writes a remote with a page. */
async function createRemote(name: string | undefined): Promise<number> {
  const identity = identityOf(name)
  requireCleanTree()
  const plan = await planRemote(root, identity)
  await writeRemote(root, identity, plan)
  for (const [file, { before }] of plan) console.log(`${before === null ? 'new    ' : 'changed'} ${file}`)
  console.log(whatNext(identity))
  return 0
}

process.exitCode = await runCommand({ usage, options: {}, words: 1 }, ({ positionals: [name] }) =>
  createRemote(name),
)
