import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { baseCss } from '@cadence/shared/theme/first-paint'
import { createRsbuild, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { root } from '../../../tools/workspaces.ts'
import { sources } from './entry.ts'

const remote = join(root, 'remote-dashboard')
/** Dependencies of the remote that the bare example uses too. */
const library = 'react-grid-layout'
const libraryRoot = join(dirname(createRequire(join(remote, 'package.json')).resolve(library)), '..')

/** Modules of the product that the benchmark replaces, by the module that imports them. */
const standIns = [
  { from: /grid\/EditableGrid\.tsx$/, request: '../widgets/Widget.tsx', by: 'widget.js' },
  { from: /grid\/grid-layout\.ts$/, request: '../widgets/catalogue.ts', by: 'catalogue.js' },
]

/** Builds the two pages as the product is built, without its federation. @returns the address of a page. */
export async function buildDragPages(work: string): Promise<(page: 'product' | 'bare') => string> {
  const source = join(work, 'source')
  const dist = join(work, 'dist')
  await mkdir(source, { recursive: true })
  for (const [name, text] of Object.entries(sources)) await writeFile(join(source, name), text)
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { product: join(source, 'product.js'), bare: join(source, 'bare.js') } },
      resolve: {
        alias: {
          'remote-dashboard': remote,
          // The `exports` of the package do not list its style sheet.
          [`${library}/css`]: join(libraryRoot, 'css'),
        },
      },
      output: { distPath: { root: dist }, assetPrefix: './', cleanDistPath: true },
      html: { tags: [{ tag: 'style', children: baseCss() }] },
      tools: {
        rspack: {
          plugins: [
            new rspack.NormalModuleReplacementPlugin(/widgets\/(Widget\.tsx|catalogue\.ts)$/, (asked) => {
              const issuer = asked.contextInfo.issuer
              const standIn = standIns.find(
                ({ from, request }) => from.test(issuer) && asked.request === request,
              )
              if (standIn) asked.request = join(source, standIn.by)
            }),
          ],
        },
      },
    },
  })
  await rsbuild.build()
  return (page) => pathToFileURL(join(dist, `${page}.html`)).href
}
