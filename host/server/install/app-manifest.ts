import { launchSearch, sharedFields } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import { flashWhiteTheme, originTheme } from '@cadence/shared/theme/first-paint'
import { appIcons, type Shortcut, shortcutIcons } from '../../build/icons/app-icons.ts'
import { APP_MANIFEST_PATH } from '../../src/launch/app-manifest-address.ts'
import { defaultDescription } from '../head-tags.ts'
import { screenshots as pictures } from './screenshots.ts'

/** Where the icons are: at addresses that stay, because a new address makes Android offer an update of the installed app. */
export const ICONS_FOLDER = '/icons'

/** The icons that the manifest names, by their names in `ICONS_FOLDER`. */
const icons = appIcons
  .filter(({ file }) => !file.includes('apple'))
  .map(({ file, size, radius }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: radius === 0 ? 'maskable' : 'any',
  }))

const shortcutIcon = (name: Shortcut) => {
  const { file, size } = shortcutIcons[name]
  return [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' }]
}

const screenshots = pictures.map(({ file, width, height, density, formFactor, label }) => ({
  src: `/${file}`,
  sizes: `${width * density}x${height * density}`,
  type: 'image/webp',
  form_factor: formFactor,
  label,
}))

/** The web app manifest: what the system needs to install the app. @param isLight whether its bars are those of the light mode. */
export function appManifest(isLight: boolean) {
  const { page } = (isLight ? flashWhiteTheme : originTheme).tokens
  return {
    id: paths.dashboard,
    name: site.product,
    short_name: site.product,
    description: defaultDescription,
    lang: 'fr',
    dir: 'ltr',
    start_url: paths.dashboard,
    scope: '/',
    display: 'standalone',
    categories: ['productivity', 'education', 'lifestyle'],
    theme_color: page,
    background_color: page,
    icons,
    screenshots,
    shortcuts: [
      {
        name: 'Tableau de bord',
        short_name: 'Tableau',
        url: paths.dashboard,
        icons: shortcutIcon('dashboard'),
      },
      {
        name: 'Nouvelle tâche',
        short_name: 'Tâche',
        url: paths.dashboard + launchSearch('task'),
        icons: shortcutIcon('task'),
      },
      {
        name: 'Démarrer une session',
        short_name: 'Démarrer',
        url: paths.dashboard + launchSearch('session'),
        icons: shortcutIcon('session'),
      },
    ],
    share_target: {
      action: paths.dashboard,
      method: 'GET',
      // The default; Chromium notes a manifest without it as faulty.
      enctype: 'application/x-www-form-urlencoded',
      params: sharedFields,
    },
  }
}

/** The markup by which browsers find the manifest, and iOS its icon. The shell changes the link in the light mode. */
export const installTags = `<link rel="manifest" href="${APP_MANIFEST_PATH}">
<link rel="apple-touch-icon" href="${ICONS_FOLDER}/apple-touch-icon.png">
`
