import type { ObjectHeaders } from './bucket.ts'

/** A file of a release never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
}

const encodings: Record<string, string> = { br: 'br', gz: 'gzip' }

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

/** The headers of a stored file. With them, a CDN can serve the bucket directly. Pure. */
export function headersOf(path: string): ObjectHeaders {
  const encoding = encodings[endingOf(path)]
  const plain = encoding ? path.slice(0, path.lastIndexOf('.')) : path
  return {
    ContentType: types[endingOf(plain)] ?? 'application/octet-stream',
    CacheControl: IMMUTABLE,
    ...(encoding ? { ContentEncoding: encoding } : {}),
  }
}
