import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { ServerBuildFile } from '@cadence/releases/registry'
import { integrityOf } from '@cadence/releases/store/release-manifest'
import type { HeadOf } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'

const builtin = createRequire(import.meta.url)

const isFunction = (value: unknown) => typeof value === 'function'

/** What the host's server build exports (`src/server/entry.tsx`). */
const hostBuildSchema = z.object({
  renderPage:
    z.custom<(path: string, Page: ComponentType) => Promise<{ html: string; css: string; styles: string }>>(
      isFunction,
    ),
  provided: z.record(z.string(), z.unknown()),
})

/** What a remote's server build exports (`build/src/remote-pages.ts`). */
const remoteBuildSchema = z.object({
  default: z.record(
    z.string(),
    z.object({
      Page: z.custom<ComponentType>(
        (value) => isFunction(value) || (typeof value === 'object' && value !== null),
      ),
      head: z.custom<HeadOf>(isFunction),
    }),
  ),
})

/** Runs a server build from the release store. @throws when the file differs from the published one, or does not run. */
function run(
  store: string,
  { file, integrity }: ServerBuildFile,
  require: (name: string) => unknown,
): unknown {
  const path = join(store, file)
  const text = readFileSync(path)
  if (integrityOf(text) !== integrity) throw new Error(`${file} is not the file that was published`)
  const module = { exports: {} }
  compileFunction(text.toString(), ['module', 'exports', 'require'], { filename: path })(
    module,
    module.exports,
    require,
  )
  return module.exports
}

/** The function and the pages that the server builds of a host and of a remote export. */
export type LoadedBuilds = ReturnType<typeof loadBuilds>

/**
 * Runs the server builds of a host and of a remote. The remote's build gets the shared modules from the host's build.
 * @param store folder of the releases. @throws when a build differs from the published one, or does not run.
 */
export function loadBuilds(store: string, builds: { host: ServerBuildFile; remote: ServerBuildFile }) {
  const { renderPage, provided } = hostBuildSchema.parse(
    run(store, builds.host, (name) => {
      if (isBuiltin(name)) return builtin(name)
      throw new Error(`The host's server build asks for '${name}', which it should bring`)
    }),
  )
  const remote = remoteBuildSchema.parse(
    run(store, builds.remote, (name) => {
      if (Object.hasOwn(provided, name)) return provided[name]
      throw new Error(`The host does not provide '${name}'`)
    }),
  )
  return { renderPage, pages: remote.default }
}
