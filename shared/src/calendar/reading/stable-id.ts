/** 32-bit FNV-1a hash of a text, from a seed. The last steps spread it, so that similar texts have distant hashes. */
function hash32(text: string, seed: number): string {
  let value = 0x811c9dc5 ^ seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

/**
 * An id of 24 hexadecimal digits that is the same for the same text on every device: two devices that import one file
 * must make the same records. Not for secrets.
 */
export const stableId = (text: string) =>
  [0, 0x9e3779b9, 0x7f4a7c15].map((seed) => hash32(text, seed)).join('')
