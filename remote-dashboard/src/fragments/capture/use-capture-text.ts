import { useMemo, useState } from 'react'
import { type Correction, correctedReading } from '../../capture/corrected-reading.ts'
import { type Reading, readCapture } from '../../capture/reading.ts'
import type { WhenPart } from '../../capture/when.ts'
import { useTimeZone } from '../../time/clock.ts'

/** Stands for the end of a line: the field has one line, and a pasted text may have many. */
const LINE_END = '⏎'

/** A text of several lines as the field shows it. */
export const inOneLine = (text: string) => text.replace(/\r\n?|\n/g, LINE_END)

const noCorrection: Correction = { day: null, hour: null }

/** The text of the palette, what it becomes, and what the member has corrected of that. */
export function useCaptureText() {
  const timeZone = useTimeZone()
  const [text, setText] = useState('')
  const [asText, setAsText] = useState<ReadonlySet<WhenPart>>(new Set())
  const [correction, setCorrection] = useState(noCorrection)
  const reading = useMemo<Reading | null>(() => {
    const read = readCapture(text.replaceAll(LINE_END, '\n'), { now: Date.now(), timeZone, asText })
    return read && correctedReading(read, correction)
  }, [text, timeZone, asText, correction])
  return {
    text,
    reading,
    correction,
    timeZone,
    setText: (next: string) => {
      setText(next)
      // An empty field begins again.
      if (next.trim() !== '') return
      setAsText(new Set())
      setCorrection(noCorrection)
    },
    correct: (change: Partial<Correction>) => setCorrection((before) => ({ ...before, ...change })),
    makeText: (part: WhenPart) => setAsText((before) => new Set([...before, part])),
  }
}
