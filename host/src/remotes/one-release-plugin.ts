import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { componentIn } from './component.ts'
import type { Source } from './federation.ts'
import { fits, noteUsed } from './used.ts'

/**
 * Lets one release of each remote give pages to this document. Pages of two releases would share stores and chunks that
 * were never built together. The first page settles which release it is.
 * @param sourceOf the source that a remote was registered for.
 */
export function oneReleasePlugin(
  sourceOf: (remote: string) => Source | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'cadence-one-release',
    onLoad({ remote, exposeModule }) {
      const source = sourceOf(remote.name)
      // A module without a component is no page, and settles nothing.
      if (!source || !componentIn(exposeModule)) return
      if (!fits(source)) throw new Error(`Another release of ${source.remote} is in use than ${source.id}`)
      noteUsed(source)
    },
  }
}
