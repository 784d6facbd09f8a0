import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Our own runtime package. It has no root export, so only its `pkg/` form exists. */
export const SHARED_PACKAGE = '@cadence/shared'

const require = createRequire(import.meta.url)

/** Folder of that package. */
export const sharedFolder = join(require.resolve(`${SHARED_PACKAGE}/contract`), '../..')

/**
 * Entry points of `shared` that exist at run time, from its own `exports`: `@cadence/shared/auth`, … They are the
 * files of `src` itself. A deeper one is for servers, or is bundled by each build that imports it.
 */
export function runtimeEntryPoints(): string[] {
  const manifest: { exports: Record<string, string> } = require(join(sharedFolder, 'package.json'))
  return Object.entries(manifest.exports)
    .filter(([, file]) => /^\.\/src\/[^/]+$/.test(file))
    .map(([name]) => `${SHARED_PACKAGE}${name.slice(1)}`)
}
