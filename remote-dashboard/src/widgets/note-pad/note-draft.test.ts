import { NOTE_CONTENT_MAX } from '@cadence/shared/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectionKey } from '../../records/keys.ts'
import { ownRecords, putRecord, recordsOf, removeRecord } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { exhaustStorage } from '../../testing/full-storage.ts'
import { NoteDraft } from './note-draft.ts'

let member = 0
let draft: NoteDraft
const gone = vi.fn()
const keptBoth = vi.fn()
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
    onGone: gone,
    titleOfOther: ({ title }) => `${title} (autre)`,
    onKeptBoth: keptBoth,
  })
  return draft
}

/** What another tab stores, without this one hearing of it yet. */
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
  gone.mockClear()
  keptBoth.mockClear()
  member += 1
  signIn(userId())
})
afterEach(() => {
  draft.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('typing without a pause is saved within 300 ms of the first key, again and again', () => {
  have('Oral', 'un')
  open()
  let lost = 0
  for (let key = 0; key < 100; key += 1) {
    draft.type({ content: `un ${key}` })
    const saved = Number(stored()?.content.slice(3) || 0)
    lost = Math.max(lost, (key - saved) * 50)
    vi.advanceTimersByTime(50)
  }
  expect(lost).toBeLessThanOrEqual(300)
  vi.advanceTimersByTime(300)
  expect(stored()).toMatchObject({ content: 'un 99', createdAt: date })
  expect(draft.state().saved).toBe('yes')
})

test.each([
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the member leaves the editor', () => draft.hold(false)],
  ['the widget goes', () => draft.end()],
])('it is saved at once when %s', (_, leave) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  open({ title: '', content: '' })
  draft.hold(true)
  draft.type({ content: 'à l’instant' })
  leave()
  expect(stored()?.content).toBe('à l’instant')
})

test('a new note in which nothing was typed, or nothing but blanks, is not kept', () => {
  open({ title: '', content: '' })
  draft.type({ content: '  ' })
  draft.end()
  expect(ownRecords('note')).toEqual([])
})

test('a version from elsewhere is shown while nobody is in the note', () => {
  have('Oral', 'un')
  open()
  have('Oral', 'deux')
  expect(draft.text.content).toBe('deux')
  expect(draft.state()).toEqual({ saved: 'yes', theirs: 'same', revision: 1 })
})

test('while the member is in it, it is offered, and taken over when they ask or leave', () => {
  have('Oral', 'un')
  open()
  draft.hold(true)
  have('Oral', 'deux')
  expect(draft.text.content).toBe('un')
  expect(draft.state()).toMatchObject({ theirs: 'changed', revision: 0 })
  draft.takeTheirs()
  expect(draft.text.content).toBe('deux')
  have('Oral', 'trois')
  draft.hold(false)
  expect(draft.text.content).toBe('trois')
  expect(ownRecords('note')).toHaveLength(1)
})

test('what is typed stands, and theirs is kept as one second note, however often both go on', () => {
  have('Oral', 'un')
  open()
  draft.hold(true)
  for (const n of [1, 2, 3]) {
    have('Oral', `les leurs ${n}`)
    draft.type({ content: `les miens ${n}` })
    vi.advanceTimersByTime(300)
    expect(draft.state()).toMatchObject({ theirs: 'same', revision: 0 })
  }
  expect(
    ownRecords('note')
      .map(({ data }) => `${data.title} : ${data.content}`)
      .sort(),
  ).toEqual(['Oral (autre) : les leurs 3', 'Oral : les miens 3'])
  expect(keptBoth).toHaveBeenCalledTimes(1)
})

test('so too when another tab has stored it and this one has not heard of it yet', () => {
  have('Oral', 'un')
  open()
  draft.hold(true)
  vi.advanceTimersByTime(10)
  otherTabStores('les leurs')
  draft.type({ content: 'les miens' })
  draft.hold(false)
  expect(
    ownRecords('note')
      .map(({ data }) => data.content)
      .sort(),
  ).toEqual(['les leurs', 'les miens'])
})

test('the same text from elsewhere is no other version', () => {
  have('Oral', 'un')
  open()
  draft.hold(true)
  draft.type({ content: 'deux' })
  have('Oral', 'deux')
  vi.advanceTimersByTime(300)
  expect(ownRecords('note')).toHaveLength(1)
})

test('deleted elsewhere: it goes when nobody is in it, and comes back when they type', () => {
  have('Oral', 'un')
  open()
  draft.hold(true)
  removeRecord('note', 'n')
  expect(draft.state().theirs).toBe('removed')
  expect(gone).not.toHaveBeenCalled()
  draft.type({ content: 'un, encore' })
  vi.advanceTimersByTime(300)
  expect(stored()?.content).toBe('un, encore')
  removeRecord('note', 'n')
  draft.hold(false)
  expect(gone).toHaveBeenCalled()
})

test('what one member typed is not saved as another one’s', () => {
  open({ title: '', content: '' })
  draft.type({ content: 'secret' })
  signIn('somebody-else')
  vi.advanceTimersByTime(300)
  draft.end()
  expect(recordsOf('somebody-else', 'note')).toEqual([])
})

test('a text beyond the limit, put there by a program, is a note that can still be read', () => {
  open({ title: '', content: '' })
  draft.type({ content: 'x'.repeat(NOTE_CONTENT_MAX + 5) })
  vi.advanceTimersByTime(300)
  expect(stored()?.content).toHaveLength(NOTE_CONTENT_MAX)
})

test('where storage is full it is not called saved', () => {
  have('Oral', 'un')
  exhaustStorage()
  open()
  draft.type({ content: 'un et beaucoup plus' })
  vi.advanceTimersByTime(300)
  expect(draft.state().saved).toBe('no')
  expect(stored()?.content).toBe('un et beaucoup plus')
})
