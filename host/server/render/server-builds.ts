import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { HeadOf, ServerBuildFile } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import type { BuildToRun, RenderRequest } from './messages.ts'

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

/** What a remote's server build exports (`src/server.ts`). */
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

/** Runs a server build from the release store. @throws when it is not the file that was published, or does not run. */
function run(
  store: string,
  { file, integrity }: ServerBuildFile,
  require: (name: string) => unknown,
): unknown {
  const path = join(store, file)
  const text = readFileSync(path)
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`
  if (hash !== integrity) throw new Error(`${file} is not the file that was published`)
  const module = { exports: {} }
  compileFunction(text.toString(), ['module', 'exports', 'require'], { filename: path })(
    module,
    module.exports,
    require,
  )
  return module.exports
}

/** Keeps what was made last: a rollback to what was live before makes it anew. */
function keepLast<T>(make: (build: BuildToRun) => T): (build: BuildToRun) => T {
  let last: { file: string; made: T } | undefined
  return (build) => {
    if (last?.file !== build.server.file) last = { file: build.server.file, made: make(build) }
    return last.made
  }
}

function pairOf(store: string, host: BuildToRun) {
  const { renderPage, provided } = hostBuildSchema.parse(
    run(store, host.server, (name) => {
      if (isBuiltin(name)) return builtin(name)
      throw new Error(`The host's server build asks for '${name}', which it should bring`)
    }),
  )
  const remotes = new Map<string, (build: BuildToRun) => z.infer<typeof remoteBuildSchema>>()
  const load = ({ server }: BuildToRun) =>
    remoteBuildSchema.parse(
      run(store, server, (name) => {
        if (Object.hasOwn(provided, name)) return provided[name]
        throw new Error(`The host does not provide '${name}'`)
      }),
    )
  return {
    renderPage,
    pagesOf(remote: RenderRequest['remote']) {
      const known = remotes.get(remote.name) ?? keepLast(load)
      remotes.set(remote.name, known)
      return known(remote).default
    },
  }
}

/**
 * The server builds of a store: the host's, and those of the remotes, which are given what the host brings. The
 * newest of each is kept; with another host every remote is run anew.
 */
export function serverBuilds(store: string) {
  return keepLast((host) => pairOf(store, host))
}
