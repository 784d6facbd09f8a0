import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Renderer } from '@takumi-rs/core'
import { fromHtml } from '@takumi-rs/helpers/html'
import { frame, height, width } from './frame.ts'
import type { Picture } from './picture.ts'

const require = createRequire(import.meta.url)
const families = ['bricolage-grotesque', 'instrument-sans']

async function rendererWithFonts(): Promise<Renderer> {
  const renderer = new Renderer()
  for (const name of families) {
    const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
    await renderer.registerFont({ name, data: await readFile(file) })
  }
  return renderer
}

/** Paints pictures with the product's own fonts: no browser, no network. @returns each file with its PNG. */
export async function paint(pictures: readonly Picture[]): Promise<[file: string, png: Buffer][]> {
  const renderer = await rendererWithFonts()
  return Promise.all(
    pictures.map(async (picture): Promise<[string, Buffer]> => {
      const { node, css } = fromHtml(frame(picture))
      return [picture.file, await renderer.render(node, { width, height, css, format: 'png', lang: 'fr' })]
    }),
  )
}
