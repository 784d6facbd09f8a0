import { type RefObject, useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { CountdownKind } from './countdown.ts'
import { watchSight } from './in-sight.ts'
import type { CountdownId } from './running-countdowns.ts'

const band = proxy<{ shown: CountdownId | null }>({ shown: null })

/** Says which countdown this element shows with its main button, while it is in the window. */
export function useShowsCountdown(place: RefObject<Element | null>, id: CountdownId | null): void {
  useLayoutEffect(() => {
    const element = place.current
    if (!element || id === null) return
    band.shown = id
    const stop = watchSight(element, (isInSight) => {
      band.shown = isInSight ? id : null
    })
    return () => {
      stop()
      band.shown = null
    }
  }, [place, id])
}

/** Whether the band shows what the widget of a kind is about: its session, and for the Timer also the pause. */
export function useIsInBand(kind: CountdownKind): boolean {
  const { shown } = useSnapshot(band)
  return shown === kind || (kind === 'timer' && shown === 'pause')
}
