import { type ExposeRef, type PageRef, splitPageRef } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { remoteNamed } from './remotes.ts'

/** A remote's page or fragment. Loaded once; after a failure, which is reported, the next call tries again. @throws PageLoadError */
export function loadPage(ref: ExposeRef): Promise<ComponentType> {
  return remoteNamed(splitPageRef(ref).remote).load(ref)
}

/** Loads a page that a member may visit next. A failure is reported by the visit. */
export function preloadPage(ref: PageRef): void {
  remoteNamed(splitPageRef(ref).remote).preload(ref)
}
