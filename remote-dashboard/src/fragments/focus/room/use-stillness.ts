import { useEffect, useState } from 'react'

/** The member is still after this time without a movement, in milliseconds. */
const STILL_AFTER_MS = 4000

const movements = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether the member has touched nothing for a while. Never true while `when` is false. */
export function useStillness(when: boolean): boolean {
  const [still, setStill] = useState(false)
  useEffect(() => {
    if (!when) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const move = () => {
      clearTimeout(timer)
      setStill(false)
      timer = setTimeout(() => setStill(true), STILL_AFTER_MS)
    }
    move()
    for (const movement of movements) document.addEventListener(movement, move)
    return () => {
      clearTimeout(timer)
      setStill(false)
      for (const movement of movements) document.removeEventListener(movement, move)
    }
  }, [when])
  return still
}
