import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from '../run.ts'
import type { Identity } from './identity.ts'
import type { Plan } from './plan.ts'

const linkOf = (root: string, { name }: Identity) => join(root, `node_modules/@cadence/remote-${name}`)

/** Puts everything back as it was. */
async function undo(root: string, identity: Identity, plan: Plan): Promise<void> {
  for (const [file, { before }] of plan) if (before !== null) await writeFile(join(root, file), before)
  await rm(join(root, identity.folder), { recursive: true, force: true })
  await rm(linkOf(root, identity), { force: true })
}

/**
 * Writes a plan, links the new workspace as npm would, and has the linter set it. When something fails, everything is
 * as before. @throws what failed.
 */
export async function writePlan(root: string, identity: Identity, plan: Plan): Promise<void> {
  try {
    for (const [file, { after }] of plan) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), after)
    }
    await symlink(join('../..', identity.folder), linkOf(root, identity))
    const sources = [...plan.keys()].filter(
      (file) => /\.(?:tsx?|json)$/.test(file) && file !== 'package-lock.json',
    )
    await run('npx', ['--no', 'biome', 'check', '--write', ...sources], '.')
  } catch (error) {
    await undo(root, identity, plan)
    throw error
  }
}
