import { registerShared } from '@module-federation/enhanced/runtime'
import { type ElementType, Fragment, type Key, version } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

/** What a development build calls for each element; what it says of the source goes unused here. */
function jsxDEV(type: ElementType, props: object, key?: Key, isStatic?: boolean) {
  return (isStatic ? jsxs : jsx)(type, props, key)
}

/**
 * Provides what only the build of a development server asks for, and a shell in production has not: without it no page of
 * such a remote could be previewed.
 */
export function provideDevRuntime(): void {
  registerShared({
    'react/jsx-dev-runtime': [
      {
        version,
        scope: ['default'],
        lib: () => ({ Fragment, jsxDEV }),
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ],
  })
}
