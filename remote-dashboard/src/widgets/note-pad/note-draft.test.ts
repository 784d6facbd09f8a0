import { NOTE_CONTENT_MAX } from '@cadence/shared/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownRecords, putRecord, recordsOf, removeRecord } from '../../records/records.ts'
import { collectionKey } from '../../records/records-local-storage.ts'
import { signIn } from '../../testing/fixtures.ts'
import { exhaustStorage } from '../../testing/full-storage.ts'
import { NoteDraft } from './note-draft.ts'

let member = 0
let draft: NoteDraft
const onRemoved = vi.fn()
const onKeptBoth = vi.fn()
const date = '2026-11-20T10:00:00.000Z'
const userId = () => `draft-member-${member}`
const stored = (id = 'n') => ownRecords('note').find((entry) => entry.id === id)?.data
const have = (title: string, content: string) =>
  putRecord('note', 'n', { title, content, createdAt: date, date })

function open(text = { title: 'Oral', content: 'un' }): NoteDraft {
  draft = new NoteDraft({
    userId: userId(),
    id: 'n',
    text,
    onRemoved,
    titleOfOther: ({ title }) => `${title} (autre)`,
    onKeptBoth,
  })
  return draft
}

/** Another tab stores a version, and its storage event has not reached this tab. */
function otherTabStores(content: string): void {
  const key = collectionKey(userId(), 'note')
  const row = {
    updatedAt: new Date(Date.now() + 1).toISOString(),
    data: { title: 'Oral', content, createdAt: date, date },
  }
  localStorage.setItem(key, JSON.stringify({ n: row }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  localStorage.clear()
  onRemoved.mockClear()
  onKeptBoth.mockClear()
  member += 1
  signIn(userId())
})
afterEach(() => {
  draft.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('typing without a pause is saved within 300 ms of the first key, again and again', () => {
  have('Oral', 'un')
  open()
  let lost = 0
  for (let key = 0; key < 100; key += 1) {
    draft.edit({ content: `un ${key}` })
    const saved = Number(stored()?.content.slice(3) || 0)
    lost = Math.max(lost, (key - saved) * 50)
    vi.advanceTimersByTime(50)
  }
  expect(lost).toBeLessThanOrEqual(300)
  vi.advanceTimersByTime(300)
  expect(stored()).toMatchObject({ content: 'un 99', createdAt: date })
  expect(draft.state.saved).toBe('yes')
})

test.each([
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['the member leaves the editor', () => draft.setFocused(false)],
  ['the note is closed', () => draft.close()],
])('the draft is saved at once when %s', (_, leave) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  open({ title: '', content: '' })
  draft.setFocused(true)
  draft.edit({ content: 'à l’instant' })
  leave()
  expect(stored()?.content).toBe('à l’instant')
})

test('a new note without text, or with spaces only, is not stored', () => {
  open({ title: '', content: '' })
  draft.edit({ content: '  ' })
  draft.close()
  expect(ownRecords('note')).toEqual([])
})

test('a version from elsewhere replaces the text while the member is not in the editor', () => {
  have('Oral', 'un')
  open()
  have('Oral', 'deux')
  expect(draft.text.content).toBe('deux')
  expect(draft.state).toEqual({ saved: 'yes', storedNote: 'same', revision: 1 })
})

test('a version from elsewhere is offered in the editor, and applied on request or on leaving', () => {
  have('Oral', 'un')
  open()
  draft.setFocused(true)
  have('Oral', 'deux')
  expect(draft.text.content).toBe('un')
  expect(draft.state).toMatchObject({ storedNote: 'changed', revision: 0 })
  draft.applyStored()
  expect(draft.text.content).toBe('deux')
  have('Oral', 'trois')
  draft.setFocused(false)
  expect(draft.text.content).toBe('trois')
  expect(ownRecords('note')).toHaveLength(1)
})

test('the typed text wins, and the other version is one second note, however often both change', () => {
  have('Oral', 'un')
  open()
  draft.setFocused(true)
  for (const n of [1, 2, 3]) {
    have('Oral', `les leurs ${n}`)
    draft.edit({ content: `les miens ${n}` })
    vi.advanceTimersByTime(300)
    expect(draft.state).toMatchObject({ storedNote: 'same', revision: 0 })
  }
  expect(
    ownRecords('note')
      .map(({ data }) => `${data.title} : ${data.content}`)
      .sort(),
  ).toEqual(['Oral (autre) : les leurs 3', 'Oral : les miens 3'])
  expect(onKeptBoth).toHaveBeenCalledTimes(1)
})

test('both versions are kept when the storage event of another tab has not arrived', () => {
  have('Oral', 'un')
  open()
  draft.setFocused(true)
  vi.advanceTimersByTime(10)
  otherTabStores('les leurs')
  draft.edit({ content: 'les miens' })
  draft.setFocused(false)
  expect(
    ownRecords('note')
      .map(({ data }) => data.content)
      .sort(),
  ).toEqual(['les leurs', 'les miens'])
})

test('the same text from elsewhere makes no second note', () => {
  have('Oral', 'un')
  open()
  draft.setFocused(true)
  draft.edit({ content: 'deux' })
  have('Oral', 'deux')
  vi.advanceTimersByTime(300)
  expect(ownRecords('note')).toHaveLength(1)
})

test('a note that was deleted elsewhere closes outside the editor, and typing stores it again', () => {
  have('Oral', 'un')
  open()
  draft.setFocused(true)
  removeRecord('note', 'n')
  expect(draft.state.storedNote).toBe('removed')
  expect(onRemoved).not.toHaveBeenCalled()
  draft.edit({ content: 'un, encore' })
  vi.advanceTimersByTime(300)
  expect(stored()?.content).toBe('un, encore')
  removeRecord('note', 'n')
  draft.setFocused(false)
  expect(onRemoved).toHaveBeenCalled()
})

test('a text that one member typed is not saved for another member', () => {
  open({ title: '', content: '' })
  draft.edit({ content: 'secret' })
  signIn('somebody-else')
  vi.advanceTimersByTime(300)
  draft.close()
  expect(recordsOf('somebody-else', 'note')).toEqual([])
})

test('a text over the limit, set by a program, is truncated so that the note stays readable', () => {
  open({ title: '', content: '' })
  draft.edit({ content: 'x'.repeat(NOTE_CONTENT_MAX + 5) })
  vi.advanceTimersByTime(300)
  expect(stored()?.content).toHaveLength(NOTE_CONTENT_MAX)
})

test('the state is not saved when storage is full', () => {
  have('Oral', 'un')
  exhaustStorage()
  open()
  draft.edit({ content: 'un et beaucoup plus' })
  vi.advanceTimersByTime(300)
  expect(draft.state.saved).toBe('no')
  expect(stored()?.content).toBe('un et beaucoup plus')
})
