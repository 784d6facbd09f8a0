import { afterPaint } from '@cadence/shared/ui'
import { type ComponentType, useEffect, useState } from 'react'

/** The drawing, once a screen has shown it. */
let drawing: ComponentType | null = null

/** The people of the picture, loaded after the first paint: the form never waits for them. Null until then, or without them. */
export function usePeople(): ComponentType | null {
  const [People, setPeople] = useState<ComponentType | null>(() => drawing)
  useEffect(() => {
    if (People) return
    let isOver = false
    const cancel = afterPaint(() => {
      import('./People.tsx')
        .then((module) => {
          drawing = module.default
          if (!isOver) setPeople(() => module.default)
        })
        .catch((error: unknown) => console.warn('The people of the picture could not be loaded', error))
    })
    return () => {
      isOver = true
      cancel()
    }
  }, [People])
  return People
}
