import { fileURLToPath } from 'node:url'
import type { ReleaseFacts } from '@cadence/releases/build-facts'
import type { Rspack } from '@rsbuild/core'
import { type Role, SHARED_PACKAGE, sharedPolicy } from './shared-packages.ts'

/** What a build's module graph says. */
export type GraphFacts = Pick<ReleaseFacts, 'takes' | 'imports' | 'gives'> & { files: string[] }

const CONSUMED = 'consume-shared-module'

/** The module that takes every shared package whole, to show an operator which copies it was given. */
const shares = fileURLToPath(new URL('shared-modules.ts', import.meta.url))

/** Gives the policy's entry for a shared module: that of `react/` for `react/jsx-runtime`. */
function entriesOf(role: Role) {
  const entries = Object.entries(sharedPolicy(role))
  return (name: string) =>
    entries.find(([root]) => root === name || (root.endsWith('/') && name.startsWith(root)))?.[1]
}

/** What a remote asks of the shared packages, and by which names. */
function taken({ modules, moduleGraph }: Rspack.Compilation): Pick<GraphFacts, 'takes' | 'imports'> {
  const entryOf = entriesOf('remote')
  const ranges = new Map<string, string>()
  const names = new Map<string, Set<string>>()
  for (const module of modules) {
    if ('resource' in module && module.resource === shares) continue
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      const { request } = dependency
      if (target?.type !== CONSUMED || !request) continue
      const range = entryOf(request)?.requiredVersion
      if (range) ranges.set(request, range)
      const [name] = dependency.ids ?? []
      if (!name || !request.startsWith(`${SHARED_PACKAGE}/`)) continue
      names.set(request, (names.get(request) ?? new Set()).add(name))
    }
  }
  const imports = [...names].sort().map(([request, set]) => [request, [...set].sort()])
  return { takes: Object.fromEntries([...ranges].sort()), imports: Object.fromEntries(imports) }
}

/** What a host gives, and the names that it exports. */
function given({ modules, moduleGraph }: Rspack.Compilation): NonNullable<GraphFacts['gives']> {
  const entryOf = entriesOf('host')
  const gives: NonNullable<GraphFacts['gives']> = {}
  for (const consumed of modules) {
    if (consumed.type !== CONSUMED) continue
    for (const { dependency, module } of moduleGraph.getOutgoingConnections(consumed)) {
      const { request } = dependency
      const version = request && entryOf(request)?.version
      if (!version || !module) continue
      const exports = moduleGraph.getProvidedExports(module)
      gives[request] = { version, ...(Array.isArray(exports) ? { exports: [...exports].sort() } : {}) }
    }
  }
  return Object.fromEntries(Object.entries(gives).sort())
}

/** Notes what a build's module graph says about the shared packages, and the files that its chunks are. */
export class GraphFactsPlugin implements Rspack.RspackPluginInstance {
  readonly #role: Role
  facts: GraphFacts = { files: [] }

  constructor(role: Role) {
    this.#role = role
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('GraphFactsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('GraphFactsPlugin', () => {
        if (this.#role === 'remote') Object.assign(this.facts, taken(compilation))
      })
      compilation.hooks.processAssets.tap('GraphFactsPlugin', () => {
        if (this.#role === 'host') this.facts.gives = given(compilation)
      })
    })
    compiler.hooks.afterEmit.tap('GraphFactsPlugin', ({ chunks }) => {
      this.facts.files = [...new Set([...chunks].flatMap(({ files }) => [...files]))].sort()
    })
  }
}
