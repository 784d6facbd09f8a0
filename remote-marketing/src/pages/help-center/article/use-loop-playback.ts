import { z } from '@cadence/shared/schemas'
import { type RefObject, useEffect, useState } from 'react'

/** Chromium’s facts of the connection; other browsers have none. */
const dataSaver = z.object({ connection: z.object({ saveData: z.literal(true) }) })

/** Whether a film may begin by itself: not for somebody who asked for less motion or for less data. */
function mayAutoplay(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !dataSaver.safeParse(navigator).success
}

/** How much of a film must be in view before it plays by itself. One that was asked for plays while anything of it is in view. */
const IN_VIEW = 0.5

/**
 * Plays a film while it is in view, until its button was pressed: then as the visitor chose.
 * @param file the film; undefined where its address is not known yet.
 * @returns whether it plays, and what the button does.
 */
export function useLoopPlayback(film: RefObject<HTMLVideoElement | null>, file: string | undefined) {
  const [isPlaying, setPlaying] = useState(false)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)

  useEffect(() => {
    const video = film.current
    if (!video || file === undefined || choice === 'pause') return
    // A browser that refuses leaves the film paused, with its button.
    const play = () => void video.play().catch(() => undefined)
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) video.pause()
        else if (choice === 'play' || mayAutoplay()) play()
      },
      { threshold: choice === 'play' ? 0 : IN_VIEW },
    )
    watch.observe(video)
    return () => watch.disconnect()
  }, [film, file, choice])

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const stop = () => {
      if (motion.matches) film.current?.pause()
    }
    motion.addEventListener('change', stop)
    return () => motion.removeEventListener('change', stop)
  }, [film])

  const toggle = () => {
    const video = film.current
    if (!video) return
    setChoice(video.paused ? 'play' : 'pause')
    if (!video.paused) return video.pause()
    // In a low window its button is in view without it.
    video.scrollIntoView({ block: 'nearest' })
    void video.play().catch(() => undefined)
  }
  return { isPlaying, setPlaying, toggle }
}
