/** What the bundler writes down of one version of a shared module. */
export interface Provided {
  /** Name of the build that provides it. */
  from: string
  /** @returns what gives the module, or a promise of that. */
  get: () => (() => unknown) | Promise<() => unknown>
  /** Set once somebody has taken it. */
  loaded?: boolean | number
  eager?: boolean | number
}

/** What host and remotes share: by module, then by version. */
export type ShareScope = Record<string, Record<string, Provided>>

// The bundler puts both into every build that shares.
declare const __webpack_init_sharing__: (scope: string) => unknown
declare const __webpack_share_scopes__: { default: ShareScope }

/** The one share scope of the document, with all that the host provides. */
export function shareScope(): ShareScope {
  // The host's build knows no remote, so that there is nothing to wait for.
  __webpack_init_sharing__('default')
  return __webpack_share_scopes__.default
}

/** Lets whoever looks into a running page see the share scope, as `cadence_shares`. */
export function showShareScope(): void {
  Object.defineProperty(globalThis, 'cadence_shares', { get: shareScope })
}
