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
  /** Side of the box around the drawing: a larger one leaves more room at the edges. */
  box: number
  /** What is drawn, in a box of 32 × 32 whose middle is (16.75, 15.25) as that of the mark. Default: the mark. */
  drawing?: string
}

/** Android cuts a maskable icon to any form that contains a circle of 80 %; iOS shows transparent corners in black. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icons/icon-192.png', size: 192, radius: 8, box: 32 },
  { file: 'icons/icon-512.png', size: 512, radius: 8, box: 32 },
  { file: 'icons/maskable-512.png', size: 512, radius: 0, box: 38 },
  { file: 'icons/apple-touch-icon.png', size: 180, radius: 0, box: 35 },
]

const line = (path: string, colour = accent) => `<path d="${path}" stroke="${colour}" stroke-width="2.5"/>`

/** What the shortcuts of the app's icon show: a board, a task that is added, the start of a session. */
const drawings = {
  dashboard: `${line('M9.5 8h5v14h-5z M19 8h5v6h-5z')}${line('M19 18h5v4h-5z', warm)}`,
  task: `${line('M9 15.5l4.5 4.5L20 11')}${line('M24 18v6M21 21h6', warm)}`,
  session: `<path d="M12.5 8.5l11 6.75-11 6.75z" fill="${warm}" stroke="${warm}" stroke-width="2.5" stroke-linejoin="round"/>`,
}
export type Shortcut = keyof typeof drawings

const shortcutIcon = (name: Shortcut): AppIcon => ({
  file: `icons/shortcut-${name}.png`,
  size: 96,
  radius: 16,
  box: 32,
  drawing: drawings[name],
})

/** The icons of the shortcuts, round as Android shows them. */
export const shortcutIcons: Readonly<Record<Shortcut, AppIcon>> = {
  dashboard: shortcutIcon('dashboard'),
  task: shortcutIcon('task'),
  session: shortcutIcon('session'),
}

/** Every icon of a release. */
export const allIcons: readonly AppIcon[] = [...appIcons, ...Object.values(shortcutIcons)]

/** The source of an icon. The middle of a drawing that does not fill its box is the icon's. */
export function iconSvg({ size, radius, box, drawing }: AppIcon): string {
  const isCentred = radius === 0 || drawing !== undefined
  const [left, top] = isCentred ? [16.75 - box / 2, 15.25 - box / 2] : [0, 0]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${box} ${box}" width="${size}" height="${size}" fill="none" stroke-linecap="round" stroke-linejoin="round">
  <rect x="${left}" y="${top}" width="${box}" height="${box}" rx="${radius}" fill="${page}"/>
  ${drawing ?? mark}</svg>`
}
