import type { Exposes } from '@cadence/shared/contract'

/** Every page that this remote exposes, checked against the contract: a missing or misspelt one fails `tsc`. */
export default {
  Dashboard: () => import('./pages/dashboard/Dashboard.tsx'),
  Tasks: () => import('./pages/tasks/Tasks.tsx'),
  Collection: () => import('./pages/collection/Collection.tsx'),
} satisfies Exposes<'dashboard'>
