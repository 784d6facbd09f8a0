import type { RsbuildPlugin } from '@rsbuild/core'

/** Puts the pages' pictures into a release. A development server has none: nobody shares its pages. */
export function pluginPictures(): RsbuildPlugin {
  return {
    name: 'cadence:pictures',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'additional', targets: ['web'] }, async ({ compilation, sources }) => {
        // Here and not above: a development server reads this file too, and need not load the painter.
        const [{ paint }, { pictures }] = await Promise.all([import('./paint.ts'), import('./pictures.ts')])
        for (const [file, png] of await paint(pictures))
          compilation.emitAsset(file, new sources.RawSource(png))
      })
    },
  }
}
