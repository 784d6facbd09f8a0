/** How pictures begin, and what they are: the name of a file and the type that a browser makes of it say nothing. */
const begins: readonly [RegExp, string][] = [
  [/^\u0089PNG\r\n/, 'image/png'],
  [/^\u00ff\u00d8\u00ff/, 'image/jpeg'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^BM[\s\S]{12}/, 'image/bmp'],
  [/^[\s\S]{4}ftypavi[fs]/, 'image/avif'],
  [/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/, 'image/heic'],
]

/** How much of a file is looked at, in bytes: a drawing may begin with a long comment. */
const LOOKED_AT = 4096

/** How files of pictures are called. */
const names = /\.(png|jpe?g|jfif|webp|gif|bmp|avif|hei[cf])$/i

/** Whether a file is called as a picture is, or has no ending that would say anything else. */
export const hasPictureName = ({ name }: File): boolean => names.test(name) || !/\.\w+$/.test(name)

/** What a file is by its content: the type of a picture, `svg`, or null. */
export async function kindOf(file: Blob): Promise<string | 'svg' | null> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const found = begins.find(([begin]) => begin.test(text))
  if (found) return found[1]
  return /<svg[\s>]/i.test(text.replaceAll('\0', '')) ? 'svg' : null
}
