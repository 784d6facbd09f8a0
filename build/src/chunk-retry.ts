import { type Rspack, rspack } from '@rsbuild/core'

/**
 * Gives a chunk that is asked for again, since it failed or was given up, a fresh address: past a request that hangs
 * and past a bad answer that was cached. An entry that itself was asked for under a fresh address hands that on to its
 * chunks.
 */
class ChunkRetryRuntime extends rspack.RuntimeModule {
  constructor() {
    super('cadence chunk retry', rspack.RuntimeModule.STAGE_TRIGGER)
  }

  override generate(): string {
    const { getChunkScriptFilename } = rspack.RuntimeGlobals
    return `
var asked = {};
var own = document.currentScript && document.currentScript.src.split('?')[1] || '';
var filename = ${getChunkScriptFilename};
${getChunkScriptFilename} = function (id) {
  var again = asked[id] || '';
  asked[id] = +again + 1;
  return filename(id) + (own || again ? '?' + (own || 'retry=') + again : '');
};`
  }
}

/** Gives every build of the product a retry of chunks that can succeed (faults: a chunk that hangs or came broken). */
export class ChunkRetryPlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkRetryPlugin', (chunk, requirements) => {
        if (!requirements.has(rspack.RuntimeGlobals.ensureChunk)) return
        requirements.add(rspack.RuntimeGlobals.getChunkScriptFilename)
        compilation.addRuntimeModule(chunk, new ChunkRetryRuntime())
      })
    })
  }
}
