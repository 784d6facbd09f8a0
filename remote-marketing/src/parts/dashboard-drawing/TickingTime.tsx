import { useEffect, useRef, useState } from 'react'

/** 18:04, in seconds: what the server's HTML shows. */
const FIRST = 18 * 60 + 4
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** What moves by itself for longer would need a button that stops it. */
const SECONDS = 5

/** What is left of a session goes on for some seconds each time it comes into the window; not where motion is to be reduced. */
export function TickingTime() {
  const [left, setLeft] = useState(FIRST)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearInterval(timer)
      const isSeen = entries.at(-1)?.isIntersecting === true
      if (!isSeen) return
      let seconds = 0
      timer = setInterval(() => {
        seconds += 1
        if (seconds === SECONDS) clearInterval(timer)
        setLeft((now) => (now > 0 ? now - 1 : FIRST))
      }, 1000)
    })
    observer.observe(element)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [])
  return <span ref={place}>{`${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`}</span>
}
