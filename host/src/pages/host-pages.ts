import type { HostPage } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { appArea } from '../layouts/app/AppArea.tsx'

/** A page of the shell's own by its name in the route table. @throws when its script does not come. */
export async function hostPage(page: HostPage): Promise<ComponentType> {
  if (page === 'host/Unauthorized') return (await import('./Unauthorized.tsx')).Unauthorized
  const { appPages } = await appArea()
  return appPages[page]
}
