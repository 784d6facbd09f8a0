import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { HeadOf, ServerBuildFile } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import { integrityOf } from '../store/manifest.ts'
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
  if (integrityOf(text) !== integrity) throw new Error(`${file} is not the file that was published`)
  const module = { exports: {} }
  compileFunction(text.toString(), ['module', 'exports', 'require'], { filename: path })(
    module,
    module.exports,
    require,
  )
  return module.exports
}

/** Releases of a part that pages are rendered with at a time: the live one and a canary beside it. */
const KEPT = 2

/** Keeps what was made for the releases that were asked for last; any other is made anew. */
function keepFew<T>(make: (build: BuildToRun) => T): (build: BuildToRun) => T {
  const kept = new Map<string, T>()
  return (build) => {
    const { file } = build.server
    const made = kept.get(file) ?? make(build)
    // The one asked for last stands last.
    kept.delete(file)
    kept.set(file, made)
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
    return made
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
      const known = remotes.get(remote.name) ?? keepFew(load)
      remotes.set(remote.name, known)
      return known(remote).default
    },
  }
}

/**
 * The server builds of a store: the host's, and those of the remotes, which are given what the host brings. Two of
 * each are kept, so that a canary and what is live do not make each other run anew; for another host every remote is.
 */
export function serverBuilds(store: string) {
  return keepFew((host) => pairOf(store, host))
}
