/** 32-bit hash of a text (FNV-1a) from a seed, mixed once more so that near texts lie far apart. */
function half(text: string, seed: number): string {
  let value = 0x811c9dc5 ^ seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

/** 24 hexadecimal digits that are the same for the same text on every device. Not for secrets. */
export const hash = (text: string) => [0, 0x9e3779b9, 0x7f4a7c15].map((seed) => half(text, seed)).join('')
