import type { ComponentType } from 'react'

/** Whether a value from outside can be rendered as a component: a function, or what `memo` and `forwardRef` make. */
export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

/** The component that a page's module exports as its default; undefined when it is no page. */
export function componentIn(module: unknown): ComponentType | undefined {
  const value = typeof module === 'object' && module !== null && 'default' in module ? module.default : null
  return isComponent(value) ? value : undefined
}
