import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { NOTICES } from '@cadence/releases/notices'
import type { NormalizedConfig, RsbuildPlugin, Rspack } from '@rsbuild/core'
import { noticesJson } from './notices-of.ts'

const require = createRequire(import.meta.url)

/** The bundler puts code of its own into every bundle: what loads the chunks. */
const bundler = require.resolve('@rspack/core', { paths: [require.resolve('@rsbuild/core')] })

/** Notes the files whose code is in the chunks. Tree-shaken files are left out. */
class ChunkFilesPlugin implements Rspack.RspackPluginInstance {
  readonly files = new Set<string>()

  apply(compiler: Rspack.Compiler): void {
    const { ConcatenatedModule, NormalModule } = compiler.rspack
    compiler.hooks.afterEmit.tap('ChunkFilesPlugin', ({ chunkGraph, chunks }) => {
      const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk))
      for (const module of modules.flatMap((one) =>
        one instanceof ConcatenatedModule ? one.modules : [one],
      )) {
        if (module instanceof NormalModule) this.files.add(module.resource)
      }
    })
  }
}

/** The files that a build takes over as they are, such as fonts. */
function copiedFiles({ output: { copy = [] } }: NormalizedConfig): string[] {
  const patterns = Array.isArray(copy) ? copy : copy.patterns
  return patterns.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.from))
}

/**
 * Writes the notices of the third-party packages in a production build into a file beside its chunks. Comments with
 * licences are left out of the scripts: not every package has them, and the file holds every licence in full.
 */
export function pluginNotices(): RsbuildPlugin {
  return {
    name: 'cadence:notices',
    apply: 'build',
    setup({ context, getNormalizedConfig, modifyRspackConfig, onAfterBuild }) {
      const chunkFiles = new ChunkFilesPlugin()
      modifyRspackConfig((_config, { appendPlugins }) => appendPlugins(chunkFiles))
      onAfterBuild(async () => {
        const files = [...chunkFiles.files, ...copiedFiles(getNormalizedConfig()), bundler]
        await writeFile(join(context.distPath, NOTICES), await noticesJson(files))
      })
    },
  }
}
