import { type Rspack, rspack } from '@rsbuild/core'

/**
 * A comment on lines of its own. The minifier leaves no comment in code: what begins a line with one is the CSS of a styled
 * template. A comment with a backtick or a dollar stays: the match must not leave its template.
 */
const commentLines = /^[ \t]*\/\*(?:(?!\*\/)[^`$])*\*\/[ \t]*$/gm

/**
 * Code without the comments of its styled templates, which members would download. Its lines keep their numbers. The names of
 * the classes come from the text of the templates, so the builds for browsers and for the server both need this.
 */
export function withoutCssComments(code: string): string {
  return code.replace(commentLines, (lines) => lines.replace(/[^\n]/g, ''))
}

/** Takes the comments of CSS out of a build, as the build for the server does. */
export class CssCommentsPlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.compilation.tap('CssCommentsPlugin', (compilation) => {
      const afterMinification = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap(
        { name: 'CssCommentsPlugin', stage: afterMinification },
        (assets) => {
          for (const name of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
            compilation.updateAsset(
              name,
              (source) => new RawSource(withoutCssComments(String(source.source()))),
            )
          }
        },
      )
    })
  }
}
