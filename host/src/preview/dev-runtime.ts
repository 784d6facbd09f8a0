import { HOST_BUILD } from '@cadence/shared/contract'
import { type ElementType, Fragment, type Key, version } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { shareScope } from '../remotes/share-scope.ts'

/** What a development build calls for each element; what it says of the source goes unused here. */
function jsxDEV(type: ElementType, props: object, key?: Key, isStatic?: boolean) {
  return (isStatic ? jsxs : jsx)(type, props, key)
}

/**
 * Provides what only the build of a development server asks for, and a shell in production has not: without it no page of
 * such a remote could be previewed.
 */
export function provideDevRuntime(): void {
  const module = { Fragment, jsxDEV }
  shareScope()['react/jsx-dev-runtime'] = {
    [version]: { from: HOST_BUILD, get: () => () => module, eager: true },
  }
}
