import { type ComponentType, createElement, type ReactNode } from 'react'
import type { HistoryAction } from './history.ts'

/** A visit of a page, as its loader sees it. */
export interface Visit {
  /** The whole address that is asked for, with its hash. */
  url: URL
  /** What the navigation carries beside the address. */
  state: unknown
  action: HistoryAction
  /** Aborted when another navigation comes in the place of this one; what the loader answers then is dropped. */
  signal: AbortSignal
  /** Id of the page on screen; undefined before the first one. */
  from: string | undefined
}

/** A route as it is stated: a page, or a layout around the pages that are its children. */
export interface RouteObject {
  /** Unique; without one it is made from the place in the table. */
  id?: string
  /** Of a page: the whole path, without parameters, or `*` for all that no other page has. */
  path?: string
  /**
   * Of a page: brings what the page shows, before it is shown. What it throws goes to the nearest `ErrorBoundary`, but
   * for a `Redirect`, which leads elsewhere.
   */
  loader?: (visit: Visit) => unknown
  Component?: ComponentType
  element?: ReactNode
  /** Stands in for this route when it, or one of its children that has none, fails to load or to render. */
  ErrorBoundary?: ComponentType
  errorElement?: ReactNode
  /** Stands in while the first page of a document is on its way. */
  HydrateFallback?: ComponentType
  children?: readonly RouteObject[]
}

/** A route that is ready to be used. Its elements are made once, so that nothing of it renders again for nothing. */
export interface Route {
  id: string
  loader: ((visit: Visit) => unknown) | undefined
  /** Undefined where it only holds its children together. */
  element: ReactNode
  errorElement: ReactNode
  fallbackElement: ReactNode
}

/** A route of the page that an address names. */
export interface RouteMatch {
  route: Route
}

/** From the outermost layout to the page. */
export type Matches = readonly RouteMatch[]

/** A page's path as the table writes it, with the routes to it. */
export interface Branch {
  path: string
  matches: Matches
}

function elementOf(Component: ComponentType | undefined, element: ReactNode): ReactNode {
  return Component ? createElement(Component) : element
}

/** The pages of a table, each with the layouts around it. Pure. */
export function branchesOf(routes: readonly RouteObject[], around: Matches = [], prefix = ''): Branch[] {
  return routes.flatMap((stated, at) => {
    const id = stated.id ?? `${prefix}${at}`
    const route: Route = {
      id,
      loader: stated.loader,
      element: elementOf(stated.Component, stated.element),
      errorElement: elementOf(stated.ErrorBoundary, stated.errorElement),
      fallbackElement: elementOf(stated.HydrateFallback, undefined),
    }
    const matches = [...around, { route }]
    if (stated.children) return branchesOf(stated.children, matches, `${prefix}${at}-`)
    return stated.path === undefined ? [] : [{ path: normal(stated.path), matches }]
  })
}

/** A path as all its spellings have it: without slashes at its end, in small letters. */
function normal(pathname: string): string {
  return (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname).toLowerCase()
}

/** The routes of the page that a path names; undefined where there is none. Pure. */
export function match(branches: readonly Branch[], pathname: string): Matches | undefined {
  const path = normal(pathname)
  const at = (written: string) => branches.find((branch) => branch.path === written)
  return (at(path) ?? at('*'))?.matches
}

/** Id of the route that says an error of a page: the nearest one with an `ErrorBoundary`, or else the outermost. */
export function boundaryOf(matches: Matches): string | undefined {
  const nearest = matches.findLast(({ route }) => route.errorElement !== undefined)
  return (nearest ?? matches[0])?.route.id
}
