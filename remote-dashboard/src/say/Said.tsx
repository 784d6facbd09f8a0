import type { Announcement } from './use-announcement.ts'

/** Says an announcement to a screen reader, also where it is the same as the one before. */
export function Said({ announcement }: { announcement: Announcement }) {
  return (
    <output className="visually-hidden" aria-live="polite">
      <span key={announcement.number}>{announcement.text}</span>
    </output>
  )
}
