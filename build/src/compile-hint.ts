import { type Rspack, rspack } from '@rsbuild/core'

/**
 * Chrome 136 and later read this first line of a script: they compile all of its functions while the file comes in, off the
 * main thread. Without it each function is compiled at its first call, while the page starts. Other browsers skip it.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Puts the hint before every script of a build, after minification, which removes comments. */
export function compileHintPlugin(): Rspack.RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    test: /\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
}
