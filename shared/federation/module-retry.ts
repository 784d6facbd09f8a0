import { type Rspack, rspack } from '@rsbuild/core'

/**
 * A module that throws as it runs leaves the cache: it is not given out half-run, and who asks for it next runs it
 * again. What made it throw may be over by then, such as a shared module that did not come.
 */
class ModuleRetryRuntime extends rspack.RuntimeModule {
  constructor() {
    super('cadence module retry', rspack.RuntimeModule.STAGE_TRIGGER)
  }

  override generate(): string {
    const { interceptModuleExecution, moduleCache } = rspack.RuntimeGlobals
    return `
${interceptModuleExecution}.push(function (run) {
  var factory = run.factory;
  run.factory = function (module, exports, require) {
    try {
      factory.call(this, module, exports, require);
    } catch (error) {
      delete ${moduleCache}[run.id];
      throw error;
    }
  };
});`
  }
}

/** Lets every build of the product run a module again that broke (faults: what a page takes from the host did not come). */
export class ModuleRetryPlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    const { ensureChunk, interceptModuleExecution, moduleCache } = rspack.RuntimeGlobals
    compiler.hooks.thisCompilation.tap('ModuleRetryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ModuleRetryPlugin', (chunk, requirements) => {
        if (!requirements.has(ensureChunk)) return
        requirements.add(interceptModuleExecution)
        requirements.add(moduleCache)
        compilation.addRuntimeModule(chunk, new ModuleRetryRuntime())
      })
    })
  }
}
