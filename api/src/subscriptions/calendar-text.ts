/** The text without the byte order mark. Undefined when the bytes are not of this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // A TypeError for the bytes, or a RangeError for an encoding that does not exist.
    return undefined
  }
}

/** Joins folded lines, byte by byte: `latin1` has one letter for each. */
const unfold = (bytes: Uint8Array) =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/(?:\r\n|\r|\n)[ \t]/g, ''),
    'latin1',
  )

function encodingOfMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/**
 * The text of an answer, or undefined when it is no calendar. More is not asked of it: the reader of calendar files in
 * the app decides what each line means. The text is UTF-8 where it can be, whatever its server claims, as most claims of
 * another encoding are wrong; then what the server claims; then Windows-1252, as old programs write.
 */
export function calendarText(bytes: Uint8Array, contentType = ''): string | undefined {
  const [, claimed = ''] = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType) ?? []
  const text =
    decode(bytes, encodingOfMark(bytes) ?? 'utf-8') ??
    // Some programs fold a line in the middle of a UTF-8 letter.
    decode(unfold(bytes), 'utf-8') ??
    decode(bytes, claimed) ??
    new TextDecoder('windows-1252').decode(bytes)
  return /^BEGIN:[ \t]*VCALENDAR[ \t]*$/im.test(text) ? text : undefined
}
