const CR = 13
const LF = 10
const SPACE = 32
const TAB = 9

/** Takes folds out of the bytes: a program may fold within a letter, which then is a letter only without the fold. */
function unfold(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    const end = byte === CR && bytes[at + 1] === LF ? at + 1 : at
    const next = bytes[end + 1]
    if ((byte === CR || byte === LF) && (next === SPACE || next === TAB)) {
      at = end + 1
    } else {
      out[length] = byte ?? 0
      length += 1
    }
  }
  return out.subarray(0, length)
}

/** The lines of a file, unfolded. UTF-8 as the standard asks, or what older Windows programs write. */
export function linesOf(bytes: Uint8Array): string[] {
  const unfolded = unfold(bytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(unfolded)
  } catch {
    text = new TextDecoder('windows-1252').decode(unfolded)
  }
  return text.split(/\r\n|\n|\r/)
}

/** A part of a calendar with its lines, those of the parts within it left out unless it is a time zone. */
export interface Part {
  name: string
  lines: readonly string[]
  /** False where the file ends within it. */
  whole: boolean
}

const marker = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i

/** Whether there is a calendar in these lines at all. */
export const isCalendar = (lines: readonly string[]) =>
  lines.some((line) => /^BEGIN:\s*VCALENDAR\s*$/i.test(line))

/** The parts of the calendars in a file, in their order. */
export function* partsOf(lines: readonly string[]): Generator<Part> {
  let name: string | null = null
  let kept: string[] = []
  let inner = 0
  for (const line of lines) {
    const [, edge = '', word = ''] = marker.exec(line) ?? []
    const begins = edge.toUpperCase() === 'BEGIN'
    const part = word.toUpperCase()
    if (part === 'VCALENDAR') {
      if (name !== null) yield { name, lines: kept, whole: false }
      name = null
    } else if (name === null) {
      if (!begins) continue
      name = part
      kept = [line]
      inner = 0
    } else if (edge && !begins && part === name && inner === 0) {
      kept.push(line)
      yield { name, lines: kept, whole: true }
      name = null
    } else {
      if (name === 'VTIMEZONE' || (inner === 0 && !edge)) kept.push(line)
      if (edge) inner = Math.max(0, inner + (begins ? 1 : -1))
    }
  }
  if (name !== null) yield { name, lines: kept, whole: false }
}
