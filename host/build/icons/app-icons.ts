import { originTheme } from '@cadence/shared/theme/first-paint'

const { page, accent, warm } = originTheme.tokens

/** The mark of the house, as `public/favicon.svg` has it, in a box of 32 × 32. */
export const mark = `<circle cx="10" cy="22" r="3" fill="${warm}"/>
  <path d="M10 14.5a7.5 7.5 0 0 1 7.5 7.5" stroke="${accent}" stroke-width="3"/>
  <path d="M10 7a15 15 0 0 1 15 15" stroke="${accent}" stroke-opacity=".55" stroke-width="3"/>`

/** An icon of the installed app, as a file of the host's release. */
export interface AppIcon {
  file: string
  /** Width and height in pixels. */
  size: number
  /** Radius of the ground's corners, in units of the box. 0 where the system cuts the icon itself. */
  radius: number
  /** Side of the box around the mark: a larger one leaves more room at the edges. */
  box: number
}

/** Android cuts a maskable icon to any form that contains a circle of 80 %; iOS shows transparent corners in black. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icons/icon-192.png', size: 192, radius: 8, box: 32 },
  { file: 'icons/icon-512.png', size: 512, radius: 8, box: 32 },
  { file: 'icons/maskable-512.png', size: 512, radius: 0, box: 38 },
  { file: 'icons/apple-touch-icon.png', size: 180, radius: 0, box: 35 },
]

/** The source of an icon. The mark's middle is the icon's. */
export function iconSvg({ size, radius, box }: AppIcon): string {
  const [left, top] = radius === 0 ? [16.75 - box / 2, 15.25 - box / 2] : [0, 0]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${box} ${box}" width="${size}" height="${size}" fill="none" stroke-linecap="round">
  <rect x="${left}" y="${top}" width="${box}" height="${box}" rx="${radius}" fill="${page}"/>
  ${mark}</svg>`
}
