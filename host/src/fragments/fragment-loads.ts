import { type FragmentRef, splitPageRef } from '@cadence/shared/contract'
import { createElement, type ReactElement } from 'react'
import { proxy } from 'valtio'
import { recentFailures } from '../errors/report-error.ts'
import { PageLoadError } from '../remotes/errors.ts'
import { loadPage } from '../remotes/load-page.ts'
import { type Route, remoteOf } from '../routes.ts'
import { appTexts } from '../shell/load-texts.ts'

/** What a document has of one fragment. A failed one keeps nothing: the next load tries again. */
export interface FragmentLoad {
  isLoading: boolean
  /** Renders it; undefined until it is there. */
  render?: (given: object) => ReactElement
}

/** The fragments that were asked for. */
export const fragmentLoads = proxy<Partial<Record<FragmentRef, FragmentLoad>>>({})

/**
 * Loads a fragment and its texts, the way a page is loaded: its remote retries, falls back to other releases, and reports
 * a failure. A fragment that arrives after its time limit is shown then.
 * @throws PageLoadError
 */
export async function loadFragment(fragment: FragmentRef): Promise<void> {
  const before = fragmentLoads[fragment]
  if (before?.render) return
  fragmentLoads[fragment] = { isLoading: true }
  try {
    const Component = await loadPage(fragment)
    await appTexts(fragment)
    const render = (given: object) => createElement<object>(Component, given)
    fragmentLoads[fragment] = { isLoading: false, render }
  } catch (error) {
    fragmentLoads[fragment] = { isLoading: false }
    if (error instanceof PageLoadError) showLate(fragment, error)
    throw error
  }
}

function showLate(fragment: FragmentRef, { arrival }: PageLoadError): void {
  arrival?.then(
    () => loadFragment(fragment).catch(() => undefined),
    () => undefined,
  )
}

/**
 * Whether a fragment may load without a press on a page: not after its remote has failed in this document, unless a page of
 * that remote is on screen by now. Otherwise one broken remote would be reported again for each of its fragments.
 * @param page the page on screen, which works.
 */
export function mayLoadAhead(fragment: FragmentRef, page: Route['page']): boolean {
  const { remote } = splitPageRef(fragment)
  return remoteOf(page) === remote || !recentFailures.some((failure) => failure.remote === remote)
}
