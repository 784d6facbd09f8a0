import type { RsbuildPlugin } from '@rsbuild/core'

/** Puts the icons of the installed app into a release. A development server has none: nobody installs it. */
export function pluginIcons(): RsbuildPlugin {
  return {
    name: 'cadence:icons',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'additional', targets: ['web'] }, async ({ compilation, sources }) => {
        // Here and not above: a development server reads this file too, and need not load the painter.
        const { paintIcons } = await import('./paint-icons.ts')
        for (const [file, png] of await paintIcons()) compilation.emitAsset(file, new sources.RawSource(png))
      })
    },
  }
}
