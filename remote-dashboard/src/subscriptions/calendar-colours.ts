import { type SubjectColour, subjectColours } from '@cadence/shared/schemas'
import type { CSSProperties } from 'react'
import { subjectTone } from '../subjects/subject-tones.ts'

/** A new calendar has the first colour of this order that no other calendar has. */
const offered: readonly SubjectColour[] = [
  'teal',
  'violet',
  'orange',
  'pink',
  'green',
  'blue',
  'yellow',
  'red',
  'brown',
  'grey',
]

/** The colour of a calendar. Another release may know colours that this one does not. */
export const calendarColour = (name: string): SubjectColour =>
  subjectColours.find((colour) => colour === name) ?? 'teal'

/** The CSS property `--tone` of a calendar's colour. */
export const calendarTone = (name: string) =>
  ({ '--tone': subjectTone(calendarColour(name)) }) as CSSProperties

/** The attributes of an event of a subscribed calendar: the calendar's colour in place of a kind. */
export const sourceLook = ({ colour }: { colour: string }) => ({
  'data-source': '',
  style: calendarTone(colour),
})

/** The colour that the form proposes for a new calendar: the first one that no other calendar has. */
export const freeCalendarColour = (used: readonly string[]): SubjectColour =>
  offered.find((colour) => !used.includes(colour)) ?? 'teal'
