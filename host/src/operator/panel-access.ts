import type { ComponentType } from 'react'
import { documentRegistry } from '../remotes/live-registry.ts'
import { RegistryError } from '../remotes/registry.ts'
import { PANEL_PATH, panelRoles } from './panel-path.ts'

function isSwitchedOn(): boolean {
  try {
    return documentRegistry().hasPanel
  } catch (error) {
    if (error instanceof RegistryError) return false
    throw error
  }
}

/**
 * Whether an address is that of the operator's panel, and this is someone to whom it shows. For everybody else it is an
 * address like any that is unknown. What only the server knows it tells to nobody else, whatever a browser says.
 */
export function isPanelFor(pathname: string, role: string | undefined): boolean {
  if (pathname !== PANEL_PATH) return false
  if (process.env.NODE_ENV === 'development') return true
  return panelRoles.some((known) => known === role) && isSwitchedOn()
}

/** The panel, which nobody else loads. */
export async function panelPage(): Promise<ComponentType> {
  return (await import('./OperatorPanel.tsx')).OperatorPanel
}
