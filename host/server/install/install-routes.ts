import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { folderOf } from '@cadence/releases/store/registry-entries'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import type { Hono } from 'hono'
import { appIcons } from '../../build/icons/app-icons.ts'
import { APP_MANIFEST_PATH } from '../../src/launch/app-manifest-address.ts'
import { appManifest, ICONS_FOLDER } from './app-manifest.ts'

/** A browser may show an icon for a day before it asks again. */
const FOR_A_DAY = 'public, max-age=86400'

/** What the system asks for to install the app: the manifest, and the icons of the live host. */
export function addInstallRoutes(
  app: Hono,
  files: ReleaseStore['files'],
  live: () => Promise<StoreDocument>,
): void {
  app.get(APP_MANIFEST_PATH, (c) =>
    c.body(JSON.stringify(appManifest(c.req.query('scheme') === 'light')), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )
  app.get(`${ICONS_FOLDER}/:name`, async (c) => {
    const { host } = await live()
    const icon = appIcons.find(({ file }) => basename(file) === c.req.param('name'))
    const path = icon && host && `/${folderOf('host', host.version)}/${icon.file}`
    if (path) await files.bring(path)
    const png = path && (await readFile(join(files.root, path)).catch(() => null))
    if (!png) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    return c.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png', 'Cache-Control': FOR_A_DAY })
  })
}
