import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './workspaces.ts'

const execute = promisify(execFile)

/** A checkout of this repository in a folder of its own, as of the last commit. */
export class Checkout {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Runs a program of the packages in it. @returns what it said. @throws with it, when it fails. */
  async run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
    const options = {
      cwd: this.folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', ...env },
      maxBuffer: 2 ** 26,
    }
    const { stdout, stderr } = await execute(program, args, options).catch((error: unknown) => {
      const { stdout = '', stderr = '' } = Object(error)
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
    })
    return stdout + stderr
  }

  /** The packages that are installed here, beside the workspaces that it holds itself. */
  async borrowPackages(): Promise<void> {
    const packages = join(this.folder, 'node_modules')
    await mkdir(join(packages, '@cadence'), { recursive: true })
    const installed = await readdir(join(root, 'node_modules'))
    const foreign = installed.filter(
      (name) => !['@cadence', '.vite', '.cache', '.package-lock.json'].includes(name),
    )
    await Promise.all(foreign.map((name) => symlink(join(root, 'node_modules', name), join(packages, name))))
    for (const name of await readdir(join(root, 'node_modules/@cadence'))) {
      if (existsSync(join(this.folder, name))) {
        await symlink(join('../..', name), join(packages, '@cadence', name))
      }
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

/**
 * Clones this repository. @param folders those that the checkout holds beside the files of the root; all, when they
 * are not given.
 */
export async function cloneHere(folders?: readonly string[]): Promise<Checkout> {
  const checkout = new Checkout(await mkdtemp(join(tmpdir(), 'cadence-checkout-')))
  const sparse = folders ? ['--sparse'] : []
  await checkout.run('git', ['clone', '--quiet', ...sparse, root, '.'])
  if (folders) await checkout.run('git', ['sparse-checkout', 'set', ...folders])
  return checkout
}
