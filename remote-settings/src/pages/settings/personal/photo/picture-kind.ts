/**
 * The first bytes of pictures, and their types. The name of a file, and the type that a browser derives from it, may be
 * wrong.
 */
const begins: readonly [RegExp, string][] = [
  [/^\u0089PNG\r\n/, 'image/png'],
  [/^\u00ff\u00d8\u00ff/, 'image/jpeg'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^BM[\s\S]{12}/, 'image/bmp'],
  [/^[\s\S]{4}ftypavi[fs]/, 'image/avif'],
  [/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/, 'image/heic'],
]

/** How much of a file is read, in bytes: an SVG may begin with a long comment. */
const LOOKED_AT = 4096

/** File names of pictures. */
const names = /\.(png|jpe?g|jfif|webp|gif|bmp|avif|hei[cf])$/i

/** Whether a file has the name of a picture, or no extension at all. */
export const hasPictureName = ({ name }: File): boolean => names.test(name) || !/\.\w+$/.test(name)

/** The kind of a file by its content: the type of a picture, `svg`, or null for anything else. */
export async function kindOf(file: Blob): Promise<string | 'svg' | null> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const found = begins.find(([begin]) => begin.test(text))
  if (found) return found[1]
  return /<svg[\s>]/i.test(text.replaceAll('\0', '')) ? 'svg' : null
}
