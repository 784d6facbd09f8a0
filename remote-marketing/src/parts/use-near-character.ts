import { useCharacter } from '@cadence/shared/ui'
import { useNear } from './use-near.ts'

/**
 * The component that draws people, loaded when the element of `ref` comes near the window: for a page whose start must not wait
 * for people at its end. Null until then, and in a browser where the file did not come.
 */
export function useNearCharacter<T extends Element>() {
  const { ref, isNear } = useNear<T>()
  const { Drawing } = useCharacter(isNear)
  return { ref, Person: Drawing }
}
