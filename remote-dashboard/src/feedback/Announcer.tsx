import { useCallback, useState } from 'react'

/** A text for screen readers. `number` tells it from an equal text before it, which would not be read out again. */
export interface Announcement {
  text: string
  number: number
}

/** The announcement of a component, and a stable function that replaces it. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', number: 0 })
  const announce = useCallback(
    (text: string) => setAnnouncement(({ number }) => ({ text, number: number + 1 })),
    [],
  )
  return { announcement, announce }
}

/** Reads an announcement out to screen readers. */
export function Announcer({ announcement }: { announcement: Announcement }) {
  return (
    <output className="visually-hidden" aria-live="polite">
      <span key={announcement.number}>{announcement.text}</span>
    </output>
  )
}
