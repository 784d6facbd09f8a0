import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memberStorage } from '@cadence/host/fixture-member'
import { POLICY, readPolicy } from '@cadence/releases/release-policy'
import type { ReleasesConfig } from '@cadence/releases/releases-config'
import { launchOptions } from './chromium.ts'
import { readPreviewEnvironment, readReleasesEnvironment } from './environment.ts'
import { buildPart } from './release-build.ts'
import { folderOf, parseReleasable, releasables, root, sourcesOf } from './workspaces.ts'

/** The render worker that `tools/command.mjs` bundles beside the commands. */
const renderWorker = pathToFileURL(join(root, '.cache/releases.render-worker.mjs'))

/** What the release platform knows about Cadence. */
export const releasesConfig: ReleasesConfig = {
  root,
  parts: releasables,
  async policyOf(part) {
    const folder = join(root, folderOf(parseReleasable(part)))
    return existsSync(join(folder, POLICY)) ? readPolicy(folder) : null
  },
  sourcesOf: (part) => sourcesOf(parseReleasable(part)),
  environment: readReleasesEnvironment,
  previewEnvironment: readPreviewEnvironment,
  build: (part, to) => buildPart(parseReleasable(part), { to }),
  async serveShell(store, document, candidates) {
    // Only the browser check needs the release server: loading it would slow every rollback down.
    const { serveLiveShell } = await import('@cadence/host/live-shell')
    return serveLiveShell(store, document, candidates, renderWorker)
  },
  contract: { name: 'shared', growingFiles: ['contract/product-map.d.ts'] },
  // Only the operator's panel loads it.
  unmeasuredPages: ['shares'],
  browser: {
    launchOptions,
    contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
    failureEvent: 'cadence:failure',
    root: '#root',
    unfinished: 'html[data-fragments="waiting"]',
    isForMembers: ({ layout }) => layout === 'app',
    memberStorage,
  },
}
