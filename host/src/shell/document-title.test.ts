import { setTitlePrefix } from '@cadence/shared/router'
import { afterEach, expect, test } from 'vitest'
import { showTitle, titleOf } from './document-title.ts'

afterEach(() => setTitlePrefix(null))

test('what a fragment puts before the title stays there when the page changes', () => {
  showTitle(titleOf('/tasks'))
  setTitlePrefix('24:59')
  expect(document.title).toBe('24:59 · Tools Library · Cadence')
  showTitle(titleOf('/settings'))
  expect(document.title).toBe('24:59 · Paramètres · Cadence')
  setTitlePrefix(null)
  expect(document.title).toBe('Paramètres · Cadence')
})
