import { createRequire } from 'node:module'
import { SHARED_PACKAGE } from './policy.ts'

const require = createRequire(import.meta.url)

/** Entry points of `shared` that exist at run time, from its own `exports`: `@cadence/shared/auth`, … */
export function runtimeEntryPoints(): string[] {
  const manifest: { exports: Record<string, string> } = require('../package.json')
  return Object.entries(manifest.exports)
    .filter(([, file]) => file.startsWith('./src/'))
    .map(([name]) => `${SHARED_PACKAGE}${name.slice(1)}`)
}
