import { afterEach, expect, test, vi } from 'vitest'
import { copyText, shareOrCopy } from './clipboard.ts'

const data = { title: 'Semaine', url: 'https://exemple.fr/' }
const refusal = (name: string) => vi.fn().mockRejectedValue(new DOMException('no', name))

function browser(share: unknown, writeText = vi.fn().mockResolvedValue(undefined)) {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return writeText
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('copying a text returns whether it was copied', async () => {
  const writeText = browser(undefined)
  expect(await copyText('bonjour')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('bonjour')
  browser(undefined, refusal('NotAllowedError'))
  expect(await copyText('bonjour')).toBe(false)
  // Without a secure context there is no clipboard at all.
  vi.stubGlobal('navigator', {})
  expect(await copyText('bonjour')).toBe(false)
})

test.each([
  ['shared', vi.fn().mockResolvedValue(undefined), 0],
  ['shared', refusal('AbortError'), 0],
  ['copied', refusal('NotAllowedError'), 1],
  ['copied', undefined, 1],
])('%s', async (outcome, share, copies) => {
  const writeText = browser(share)
  expect(await shareOrCopy(data, 'text')).toBe(outcome)
  expect(writeText).toHaveBeenCalledTimes(copies)
})

test('refused where neither is allowed', async () => {
  browser(undefined, refusal('NotAllowedError'))
  expect(await shareOrCopy(data, 'text')).toBe('refused')
})
