import { afterEach, expect, test, vi } from 'vitest'
import { onTitlePrefix, setTitlePrefix, titlePrefix } from './title-prefix.ts'

afterEach(() => setTitlePrefix(null))

test('the text before the titles is told to who shows them, and the same text only once', () => {
  const listener = vi.fn(titlePrefix)
  const stop = onTitlePrefix(listener)
  setTitlePrefix('24:59')
  setTitlePrefix('24:59')
  setTitlePrefix(null)
  expect(listener.mock.results.map(({ value }) => value)).toEqual(['24:59', null])
  stop()
  setTitlePrefix('24:58')
  expect(listener).toHaveBeenCalledTimes(2)
})
