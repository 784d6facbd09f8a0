import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the HTML of the server and in its first reading, true from then on: whether handlers are there. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
