import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { folderOf } from '@cadence/releases/store/registry-entries'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import type { Hono } from 'hono'
import { allIcons } from '../../build/icons/app-icons.ts'
import { APP_MANIFEST_PATH } from '../../src/launch/app-manifest-address.ts'
import { appManifest, ICONS_FOLDER } from './app-manifest.ts'
import { screenshots } from './screenshots.ts'

/** A browser may show a picture for a day before it asks again. */
const FOR_A_DAY = 'public, max-age=86400'

/** The pictures that may be asked for, and their types. */
const types = new Map<string, string>([
  ...allIcons.map(({ file }) => [file, 'image/png'] as const),
  ...screenshots.map(({ file }) => [file, 'image/webp'] as const),
])

/** What the system asks for to install the app: the manifest, and the icons and screenshots of the live host. */
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
  for (const folder of [ICONS_FOLDER, '/screenshots'])
    app.get(`${folder}/:name`, async (c) => {
      const { host } = await live()
      const file = `${folder.slice(1)}/${c.req.param('name')}`
      const type = types.get(file)
      const path = type && host && `/${folderOf('host', host.version)}/${file}`
      if (path) await files.bring(path)
      const picture = path && (await readFile(join(files.root, path)).catch(() => null))
      if (!type || !picture) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
      return c.body(new Uint8Array(picture), 200, { 'Content-Type': type, 'Cache-Control': FOR_A_DAY })
    })
}
