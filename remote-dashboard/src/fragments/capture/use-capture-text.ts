import { useMemo, useState } from 'react'
import { type Correction, correctedReading } from '../../capture/corrected-reading.ts'
import { type Reading, readCapture } from '../../capture/reading.ts'
import type { WhenPart } from '../../capture/when.ts'
import { useTimeZone } from '../../time/clock.ts'

/** Stands for the end of a line: the field has one line, and a pasted text may have many. */
const LINE_END = '⏎'

/** A text of several lines as the field shows it. */
export const inOneLine = (text: string) => text.replace(/\r\n?|\n/g, LINE_END)

/** Whether an edit leaves less than half of a text before it: the member then types another sentence. */
function isReplaced(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  // Deleting alone replaces nothing: the member may type the same words again.
  return after.length > start + end && start + end < before.length / 2
}

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
      // A correction belongs to the sentence that it was made for.
      if (next.trim() !== '' && !isReplaced(text, next)) return
      setAsText(new Set())
      setCorrection(noCorrection)
    },
    correct: (change: Partial<Correction>) => setCorrection((before) => ({ ...before, ...change })),
    makeText: (part: WhenPart) => setAsText((before) => new Set([...before, part])),
  }
}
