// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fr } from '../../../parts/typography.ts'
import { allTexts } from './all-texts.ts'
import { articles } from './article-list.ts'
import { wordsOf } from './inline-markup.ts'
import { loopSeconds } from './loop-seconds.ts'
import { stepsOf } from './steps.ts'

const folder = join(import.meta.dirname, '../../../../tutorials')
const tutorials = articles.filter(({ category }) => category.name === 'tutoriels-video')
const names = tutorials.map(({ name }) => name)

/** Seconds that an MP4 says it lasts: its `mvhd` box, version 0. */
function secondsOf(mp4: Buffer): number {
  const at = mp4.indexOf('mvhd') + 4
  return mp4.readUInt32BE(at + 16) / mp4.readUInt32BE(at + 12)
}

test('each tutorial has a film, and together they have no more than 4 MB', () => {
  expect(Object.keys(loopSeconds).sort()).toEqual([...names].sort())
  const files = readdirSync(folder)
  expect(files.sort()).toEqual(names.flatMap((name) => [`${name}.mp4`, `${name}.vtt`, `${name}.webp`]).sort())
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(bytes).toBeLessThan(4_000_000)
})

test.each(names)('the film of %s lasts as long as its page says, and is small', (name) => {
  const mp4 = readFileSync(join(folder, `${name}.mp4`))
  expect(Math.abs(secondsOf(mp4) - (loopSeconds[name] ?? 0))).toBeLessThanOrEqual(0.6)
  expect(loopSeconds[name]).toBeGreaterThanOrEqual(10)
  expect(loopSeconds[name]).toBeLessThanOrEqual(30)
  expect(mp4.length).toBeLessThanOrEqual(200_000)
  // A player that reads the file in order knows its pictures before they come.
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
  expect(existsSync(join(folder, `${name}.webp`))).toBe(true)
  expect(statSync(join(folder, `${name}.webp`)).size).toBeLessThanOrEqual(20_000)
})

test.each(names)('the captions of %s are the steps of its article', (name) => {
  const [head, ...cues] = readFileSync(join(folder, `${name}.vtt`), 'utf8')
    .trimEnd()
    .split('\n\n')
  expect(head).toBe('WEBVTT')
  expect(cues.map((cue) => cue.split('\n')[1])).toEqual(
    stepsOf(allTexts[name]).map((step) => fr(wordsOf(step))),
  )
})
