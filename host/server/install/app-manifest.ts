import { launchSearch, sharedFields } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import { flashWhiteTheme, originTheme } from '@cadence/shared/theme/first-paint'
import { appIcons } from '../../build/icons/app-icons.ts'
import { APP_MANIFEST_PATH } from '../../src/launch/app-manifest-address.ts'
import { defaultDescription } from '../head-tags.ts'

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
    shortcuts: [
      { name: 'Dashboard', url: paths.dashboard },
      { name: 'Nouvelle tâche', url: paths.dashboard + launchSearch('task') },
      {
        name: 'Démarrer une session',
        short_name: 'Démarrer',
        url: paths.dashboard + launchSearch('session'),
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
