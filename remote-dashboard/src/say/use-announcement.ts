import { useCallback, useState } from 'react'

/** Something to be said; `number` tells it from the same words before it, which a screen reader would not say again. */
export interface Announcement {
  text: string
  number: number
}

/** What a screen reader is to say, and the stable function that says it. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', number: 0 })
  const announce = useCallback(
    (text: string) => setAnnouncement(({ number }) => ({ text, number: number + 1 })),
    [],
  )
  return { announcement, announce }
}
