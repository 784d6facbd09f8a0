import type { ComponentType } from 'react'

/** Whether a value from outside can be rendered as a component: a function, or what `memo` and `forwardRef` make. */
export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
