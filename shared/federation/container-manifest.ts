import { type Rspack, rspack } from '@rsbuild/core'
import { CONTAINER_MANIFEST, REMOTE_ENTRY } from './release-facts.ts'

/** Name of the chunk that a page is exposed by. */
export function exposeName(expose: string): string {
  return `__federation_expose_${expose.replace(/^\.\//, '')}`
}

/**
 * Says in `mf-manifest.json` what a remote's build exposes, and which files each exposed module needs before it runs:
 * what publishes a release, and what looks at one elsewhere, read that. The fields are those of Module Federation's
 * manifest, as far as anybody asks for them.
 */
export class ContainerManifestPlugin implements Rspack.RspackPluginInstance {
  readonly #container: string
  readonly #exposes: readonly string[]

  /** @param container name of the container. @param exposes what it exposes, as `./Page`. */
  constructor(container: string, exposes: readonly string[]) {
    this.#container = container
    this.#exposes = exposes
  }

  #manifest({ namedChunkGroups }: Rspack.Compilation) {
    const exposes = this.#exposes.map((path) => {
      const files = namedChunkGroups.get(exposeName(path))?.getFiles() ?? []
      const sync = (ending: string) =>
        files.filter((file) => file.endsWith(ending) && !file.includes('hot-update'))
      return {
        name: path.replace(/^\.\//, ''),
        path,
        assets: { js: { sync: sync('.js') }, css: { sync: sync('.css') } },
      }
    })
    const metaData = { globalName: this.#container, remoteEntry: { name: REMOTE_ENTRY } }
    return { name: this.#container, metaData, exposes }
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ContainerManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ContainerManifestPlugin', stage }, () => {
        const text = JSON.stringify(this.#manifest(compilation), null, 2)
        compilation.emitAsset(CONTAINER_MANIFEST, new rspack.sources.RawSource(text))
      })
    })
  }
}
