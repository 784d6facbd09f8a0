import { type Context, createContext, type ReactNode, useContext } from 'react'
import type { Router } from './create-router.ts'
import type { Location } from './location.ts'
import type { RouterState } from './state.ts'

/** What a route gives to what stands in it. */
export interface Inside {
  /** The route within this layout, or null. */
  outlet: ReactNode
  /** What the loader of this route brought. */
  data: unknown
}

export const RouterContext = createContext<Router | null>(null)
/** The state that is on screen, which may be older than the router's. */
export const StateContext = createContext<RouterState | null>(null)
/** Apart from the state: most of what stands on a page minds nothing else of it. */
export const LocationContext = createContext<Location | null>(null)
export const InsideContext = createContext<Inside | null>(null)
/** The error in whose place something stands. */
export const FailureContext = createContext<{ error: unknown } | null>(null)

/** What a context has. @throws Error outside of it. */
export function useProvided<Value>(context: Context<Value | null>, what: string): Value {
  const value = useContext(context)
  if (value === null) throw new Error(`There is no ${what} here`)
  return value
}
