import { authState } from '@cadence/shared/auth'
import type { Dashboard, Placement } from '@cadence/shared/schemas'
import { storageKeys } from '../dashboards/dashboards-storage.ts'
import { defaultLayout } from '../widgets/catalogue.ts'

/** Signs a member in, without the API. This browser has read their list of dashboards before. */
export function signIn(id = 'member-1'): void {
  const user = {
    _id: id,
    firstName: 'Camille',
    lastName: 'Roux',
    email: `${id}@example.org`,
    isEmailVerified: true,
    role: 'user',
  }
  Object.assign(authState, {
    user,
    token: 'token',
    refreshToken: 'refresh',
    isAuthenticated: true,
    initialized: true,
  })
  localStorage.setItem(storageKeys.server, JSON.stringify({ [id]: {} }))
}

/** A saved dashboard. */
export function dashboard(fields: Partial<Dashboard> = {}): Dashboard {
  const now = '2026-11-20T10:00:00.000Z'
  return {
    id: '1',
    name: 'Semaine',
    items: [...defaultLayout],
    userId: 'member-1',
    createdAt: now,
    updatedAt: now,
    ...fields,
  }
}

/** A placement of a widget. Its label does not matter. */
export function placement(id: Placement['id'], x: number, y: number, w: number, h: number): Placement {
  return { id, x, y, w, h, content: 'x' }
}

export const storeList = (records: readonly unknown[]) =>
  localStorage.setItem(storageKeys.list, JSON.stringify(records))
export const storedList = (): Dashboard[] => JSON.parse(localStorage.getItem(storageKeys.list) ?? '[]')
