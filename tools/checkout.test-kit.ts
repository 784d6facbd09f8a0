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

  /** Runs a program in the checkout. @returns its output. @throws an error with the output when the program fails. */
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

  /** Links the packages that are installed here, and the checkout's own workspaces, into its `node_modules`. */
  async borrowPackages(): Promise<void> {
    const workspaces = await readdir(join(root, 'node_modules/@cadence'))
    const here = workspaces.filter((name) => existsSync(join(this.folder, name)))
    for (const folder of ['.', ...here]) await this.#borrow(join(folder, 'node_modules'))
    const own = join(this.folder, 'node_modules/@cadence')
    await mkdir(own)
    for (const name of here) await symlink(join('../..', name), join(own, name))
  }

  async #borrow(packages: string): Promise<void> {
    const from = join(root, packages)
    const installed = existsSync(from) ? await readdir(from) : []
    const foreign = installed.filter((name) => name === '.bin' || !/^(?:\.|@cadence$)/.test(name))
    const to = join(this.folder, packages)
    if (foreign.length > 0) await mkdir(to, { recursive: true })
    await Promise.all(foreign.map((name) => symlink(join(from, name), join(to, name))))
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Clones this repository. @param folders what the checkout holds beside the files of the root; without it, all folders. */
export async function cloneHere(folders?: readonly string[]): Promise<Checkout> {
  const checkout = new Checkout(await mkdtemp(join(tmpdir(), 'cadence-checkout-')))
  const sparse = folders ? ['--sparse'] : []
  await checkout.run('git', ['clone', '--quiet', ...sparse, root, '.'])
  if (folders) await checkout.run('git', ['sparse-checkout', 'set', ...folders])
  return checkout
}
