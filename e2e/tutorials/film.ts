import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const run = promisify(execFile)

/** What a loop, and its poster, may weigh. */
const FILM_BYTES = 200_000
const POSTER_BYTES = 20_000
const PICTURES_PER_SECOND = 12

interface Picture {
  /** Seconds since the recording began. */
  at: number
  jpeg: Buffer
}

/** What was on the screen between `startFilm` and `stop`. */
export interface Film {
  pictures: readonly Picture[]
  seconds: number
}

/** Films a page: a picture for each of its changes. */
export async function startFilm(page: Page): Promise<{ now: () => number; stop: () => Promise<Film> }> {
  const client = await page.context().newCDPSession(page)
  const pictures: Picture[] = []
  const began = Date.now()
  const now = () => (Date.now() - began) / 1000
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push({ at: pictures.length === 0 ? 0 : now(), jpeg: Buffer.from(data, 'base64') })
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 92 })
  const stop = async () => {
    await client.send('Page.stopScreencast')
    return { pictures, seconds: now() }
  }
  return { now, stop }
}

/** Where the pictures of a phone stand in the middle, on a ground of their own. */
const FRAME =
  'scale=960:600:force_original_aspect_ratio=decrease:flags=lanczos,pad=960:600:-1:-1:color=0x08090c'

/** Tries the settings from the best to the smallest. */
async function smallest(file: string, limit: number, tries: readonly (readonly string[])[]): Promise<void> {
  for (const settings of tries) {
    await run('ffmpeg', [...settings, '-y', file], { maxBuffer: 64 * 1024 * 1024 })
    if ((await stat(file)).size <= limit) return
  }
  throw new Error(`${file} has more than ${limit} bytes`)
}

/** Writes a picture as WebP. */
export async function writeStill(png: Buffer, file: string, limit: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'still-'))
  try {
    const source = join(folder, 'still.png')
    await writeFile(source, png)
    const still = (quality: number) => [
      ...['-v', 'error', '-i', source, '-c:v', 'libwebp', '-pix_fmt', 'yuv420p'],
      ...['-quality', String(quality)],
    ]
    await smallest(file, limit, [88, 75, 60, 45].map(still))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Writes a film as MP4 that every browser plays, and a picture of its time `posterAt` as WebP. */
export async function writeFilm({ pictures, seconds }: Film, base: string, posterAt: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tutorial-'))
  try {
    const names = await Promise.all(
      pictures.map(async ({ jpeg }, at) => {
        const name = join(folder, `${String(at).padStart(5, '0')}.jpg`)
        await writeFile(name, jpeg)
        return name
      }),
    )
    const lines = pictures.flatMap(({ at }, index) => [
      `file '${names[index]}'`,
      `duration ${((pictures[index + 1]?.at ?? seconds) - at).toFixed(4)}`,
    ])
    const list = join(folder, 'list.txt')
    await writeFile(list, `${lines.join('\n')}\nfile '${names.at(-1)}'\n`)
    const input = ['-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-t', String(seconds)]
    const film = (share: number) => [
      ...input,
      ...[
        '-vf',
        `fps=${PICTURES_PER_SECOND},${FRAME}`,
        '-c:v',
        'libx264',
        '-preset',
        'fast',
        '-tune',
        'animation',
      ],
      ...['-b:v', String(Math.round((FILM_BYTES * 8 * share) / seconds)), '-g', '300'],
      ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an'],
    ]
    await smallest(`${base}.mp4`, FILM_BYTES, [0.88, 0.7, 0.5, 0.35].map(film))
    const still = names[pictures.findLastIndex(({ at }) => at <= posterAt)] ?? names[0] ?? ''
    const poster = (quality: number) => [
      '-v',
      'error',
      '-i',
      still,
      '-vf',
      FRAME,
      '-c:v',
      'libwebp',
      '-quality',
      String(quality),
    ]
    await smallest(`${base}.webp`, POSTER_BYTES, [70, 55, 40, 30, 20, 10].map(poster))
  } finally {
    await rm(folder, { recursive: true })
  }
}
