/** The text without the byte order mark. Undefined when the bytes are not of this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // A TypeError for the bytes, or a RangeError for an encoding that does not exist.
    return undefined
  }
}

/** Joins folded lines. As Latin-1 each byte is one character, so no byte is lost. */
const unfold = (bytes: Uint8Array) =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/(?:\r\n|\r|\n)[ \t]/g, ''),
    'latin1',
  )

/** The encoding of a UTF-16 byte order mark. */
function encodingOfByteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/**
 * Decodes the body of an answer. Undefined when its text has no `BEGIN:VCALENDAR`; the app's reader of calendar files
 * checks the rest. It tries UTF-8 first, whatever charset the server states, because most other stated charsets are
 * wrong. Then it tries the stated charset, and last Windows-1252, which old programs write.
 */
export function calendarText(bytes: Uint8Array, contentType = ''): string | undefined {
  const [, claimed = ''] = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType) ?? []
  const text =
    decode(bytes, encodingOfByteOrderMark(bytes) ?? 'utf-8') ??
    // Some programs fold a line in the middle of a UTF-8 letter.
    decode(unfold(bytes), 'utf-8') ??
    decode(bytes, claimed) ??
    new TextDecoder('windows-1252').decode(bytes)
  return /^BEGIN:[ \t]*VCALENDAR[ \t]*$/im.test(text) ? text : undefined
}
