import { Renderer } from '@takumi-rs/core'
import { fromHtml } from '@takumi-rs/helpers/html'
import { allIcons, iconSvg } from './app-icons.ts'

/** Paints the icons of the installed app: no browser, no network. @returns each file with its PNG. */
export async function paintIcons(): Promise<[file: string, png: Buffer][]> {
  const renderer = new Renderer()
  return Promise.all(
    allIcons.map(async (icon): Promise<[string, Buffer]> => {
      const { node, css } = fromHtml(iconSvg(icon))
      const { size } = icon
      return [icon.file, await renderer.render(node, { width: size, height: size, css, format: 'png' })]
    }),
  )
}
