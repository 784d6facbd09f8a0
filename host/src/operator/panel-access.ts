import { documentRegistry } from '@cadence/releases/browser/live-registry'
import { RegistryError } from '@cadence/releases/browser/page-registry'
import type { ComponentType } from 'react'
import { isAdministrator } from '../guards/administrators.ts'
import { PANEL_PATH } from './panel-path.ts'

function isSwitchedOn(): boolean {
  try {
    return documentRegistry().hasPanel
  } catch (error) {
    if (error instanceof RegistryError) return false
    throw error
  }
}

/**
 * Whether an address is that of the operator's panel and the member may see it. For everybody else the address is an
 * unknown one. The server checks the role again before it answers with details.
 */
export function isPanelFor(pathname: string, role: string | undefined): boolean {
  if (pathname !== PANEL_PATH) return false
  if (process.env.NODE_ENV === 'development') return true
  return isAdministrator(role) && isSwitchedOn()
}

/** The panel's component, in a chunk of its own. */
export async function panelPage(): Promise<ComponentType> {
  return (await import('./OperatorPanel.tsx')).OperatorPanel
}
