import { type Rspack, rspack } from '@rsbuild/core'

/**
 * Wraps the runtime's loading of chunks: one that failed is asked for under a fresh address the next time, past a
 * request that hangs and past a bad answer that was cached. An entry that itself was asked for under a fresh address
 * hands that on to its chunks.
 */
class ChunkRetryRuntime extends rspack.RuntimeModule {
  constructor() {
    super('cadence chunk retry', rspack.RuntimeModule.STAGE_TRIGGER)
  }

  override generate(): string {
    const { ensureChunk, getChunkScriptFilename } = rspack.RuntimeGlobals
    return `
var failures = {};
var own = document.currentScript && document.currentScript.src.split('?')[1] || '';
var ensure = ${ensureChunk};
var filename = ${getChunkScriptFilename};
${getChunkScriptFilename} = function (id) {
  var retry = (own || 'retry=') + (failures[id] || '');
  return filename(id) + (own || failures[id] ? '?' + retry : '');
};
${ensureChunk} = function (id) {
  return ensure(id).catch(function (error) {
    failures[id] = (failures[id] || 0) + 1;
    throw error;
  });
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
