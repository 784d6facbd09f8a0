import type { HostPage } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { appArea } from '../layouts/app/AppArea.tsx'
import { Unauthorized } from './Unauthorized.tsx'

/** A page of the shell's own by its name in the route table. @throws when the app area does not come. */
export async function hostPage(page: HostPage): Promise<ComponentType> {
  if (page === 'host/Unauthorized') return Unauthorized
  const { appPages } = await appArea()
  return appPages[page]
}
