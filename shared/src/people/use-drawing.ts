import { type ComponentType, useEffect, useState } from 'react'

/** A drawing in a file of its own, and the component once it was needed. */
interface LazyDrawing<P> {
  load: () => Promise<ComponentType<P>>
  loaded: ComponentType<P> | null
}

/** A drawing that a start without people does not wait for. */
const lazily = <P>(load: LazyDrawing<P>['load']): LazyDrawing<P> => ({ load, loaded: null })

const character = lazily(() => import('./Character.tsx').then((all) => all.Character))
const vignettes = lazily(() => import('./Vignettes.tsx').then((all) => all.Vignettes))

function useDrawing<P>(drawing: LazyDrawing<P>, isNeeded: boolean) {
  const [Drawing, setDrawing] = useState(() => drawing.loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!isNeeded || Drawing) return
    let isOver = false
    drawing.load().then(
      (loaded) => {
        drawing.loaded = loaded
        if (!isOver) setDrawing(() => loaded)
      },
      (error: unknown) => {
        console.warn('The drawing of a person could not be loaded', error)
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [drawing, isNeeded, Drawing])
  return { Drawing, failed }
}

/** The component that draws a person: null while it is loaded, and for good where it cannot be loaded. */
export const useCharacter = (isNeeded: boolean) => useDrawing(character, isNeeded)

/** The component that draws the vignettes, likewise. */
export const useVignettes = () => useDrawing(vignettes, true)
