import { ApiError } from '@cadence/shared/api'
import type { PutRecordsResponse, RecordEdit, StoredRecord } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { NoteDraft } from '../widgets/note-pad/note-draft.ts'
import { putRecord, recordsOf, removeRecord } from './records.ts'
import { pendingRows } from './records-outbox.ts'
import { type RecordApi, syncRecords } from './records-sync.ts'

const member = 'member-1'
const key = 'records:member-1:note'
const at = (second: number) => `2026-11-22T10:00:${String(second).padStart(2, '0')}.000Z`
const note = (content: string) => ({ title: 'Plan', content, createdAt: at(0), date: at(0) })
const contents = () =>
  recordsOf(member, 'note')
    .map(({ data }) => data.content)
    .sort()
const toasts: Toast[] = []

/** An API that gives the answers of `next`, and else stores what was sent. */
class FakeApi implements RecordApi {
  sent: RecordEdit[] = []
  rows: StoredRecord[] = []
  version = 0
  next: ((records: readonly RecordEdit[]) => PutRecordsResponse | Promise<PutRecordsResponse>)[] = []

  row(content: string | null, second: number, id = 'a'): StoredRecord {
    this.version += 1
    const data = content === null ? null : note(content)
    return { collection: 'note', id, updatedAt: at(second), version: this.version, data }
  }

  async list(since: number) {
    return { records: this.rows.filter(({ version }) => version > since), version: this.version, more: false }
  }

  async put(records: readonly RecordEdit[]) {
    this.sent.push(...records)
    const answer = this.next.shift()
    if (answer) return answer(records)
    return { records: records.map((edit) => ({ ...edit, version: ++this.version })) }
  }
}

let api: FakeApi
/** At a second of the minute, the member writes. */
const write = (content: string, second: number) => {
  vi.setSystemTime(at(second))
  putRecord('note', 'a', note(content))
}
const bases = () => api.sent.map(({ base }) => base)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(at(1)), toFake: ['Date'] })
  localStorage.clear()
  recordsOf(member, 'note')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  signIn()
  api = new FakeApi()
})
afterEach(() => vi.useRealTimers())

test('an edit names the version that it started from, however many edits follow before it is sent', async () => {
  write('un', 1)
  write('deux', 2)
  await syncRecords(member, api)
  write('trois', 3)
  write('quatre', 4)
  await syncRecords(member, api)
  vi.setSystemTime(at(5))
  removeRecord('note', 'a')
  await syncRecords(member, api)
  expect(bases()).toEqual([null, at(2), at(4)])
  expect(localStorage.getItem(key)).not.toContain('base')
})

test('records without a long text, and edits that an earlier release left pending, name no version', async () => {
  putRecord('task', 't', { text: 'Lire', completed: false, completedAt: null, position: 'a0' })
  localStorage.setItem(key, JSON.stringify({ a: { updatedAt: at(0), data: note('un'), pending: true } }))
  write('deux', 1)
  await syncRecords(member, api)
  expect(api.sent.map((edit) => 'base' in edit)).toEqual([false, false])
})

test('two tabs of one browser start from one version', async () => {
  write('un', 1)
  await syncRecords(member, api)
  // As the other tab stores it.
  const other = { updatedAt: at(2), data: note('deux'), pending: true, base: at(1) }
  localStorage.setItem(key, JSON.stringify({ a: other }))
  write('trois', 3)
  await syncRecords(member, api)
  expect(bases()).toEqual([null, at(1)])
})

test('the copy with the other text is shown, and announced once', async () => {
  write('ici', 1)
  const copy = { ...api.row('là-bas', 0, 'a-copy') }
  const answer = (records: readonly RecordEdit[]) => ({
    records: records.map((edit) => ({ ...edit, version: ++api.version })),
    copies: [copy],
  })
  api.next = [answer]
  await syncRecords(member, api)
  expect(contents()).toEqual(['ici', 'là-bas'])
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]?.text).toBe(
    'Une note a été modifiée sur deux appareils : l’autre version est gardée avec la mention « (autre appareil) ».',
  )
  api.next = [answer]
  write('ici, plus loin', 3)
  await syncRecords(member, api)
  expect(toasts).toHaveLength(1)
})

test('a later text of another device does not replace a pending one: the API keeps both', async () => {
  write('un', 1)
  await syncRecords(member, api)
  write('ici', 2)
  api.rows = [api.row('là-bas', 30)]
  api.next = [() => Promise.reject(new ApiError('', { kind: 'answered', status: 503 }))]
  await expect(syncRecords(member, api)).rejects.toMatchObject({ status: 503 })
  expect(contents()).toEqual(['ici'])
  const [other] = api.rows
  if (!other) throw new Error('There is no other text.')
  api.next = [() => ({ records: [other], copies: [api.row('ici', 2, 'a-copy')] })]
  await syncRecords(member, api)
  expect(bases()).toEqual([null, at(1), at(1)])
  expect(contents()).toEqual(['ici', 'là-bas'])
  expect(pendingRows(member)).toEqual([])
})

test('a text that is typed during a call stays, though the API has another text by then', async () => {
  write('ici', 2)
  api.next = [
    () => {
      write('ici, plus loin', 3)
      return { records: [api.row('là-bas', 30)], copies: [api.row('ici', 2, 'a-copy')] }
    },
  ]
  await syncRecords(member, api)
  expect(contents()).toEqual(['ici', 'ici, plus loin'])
  await syncRecords(member, api)
  expect(api.sent.at(-1)).toMatchObject({ base: null, data: { content: 'ici, plus loin' } })
})

test('a text that won against a later deletion is the version that the next edit starts from', async () => {
  write('ici', 2)
  api.next = [
    (records) => {
      write('ici, plus loin', 3)
      return { records: records.map((edit) => ({ ...edit, updatedAt: at(30), version: ++api.version })) }
    },
  ]
  await syncRecords(member, api)
  await syncRecords(member, api)
  const last = api.sent.at(-1)
  expect(last).toMatchObject({ base: at(30), data: { content: 'ici, plus loin' } })
  expect(Date.parse(last?.updatedAt ?? '')).toBeGreaterThan(Date.parse(at(30)))
  expect(contents()).toEqual(['ici, plus loin'])
})

test('a deletion that the API does not accept brings the note back', async () => {
  write('un', 1)
  await syncRecords(member, api)
  removeRecord('note', 'a')
  api.next = [() => ({ records: [api.row('là-bas', 31)] })]
  await syncRecords(member, api)
  expect(contents()).toEqual(['là-bas'])
  expect(pendingRows(member)).toEqual([])
})

test('the open editor of a losing text keeps what is typed in it', async () => {
  write('un', 1)
  await syncRecords(member, api)
  const draft = new NoteDraft({
    userId: member,
    id: 'a',
    text: { title: 'Plan', content: 'un' },
    onRemoved: () => undefined,
    titleOfOther: ({ title }) => `${title} (autre version)`,
    onKeptBoth: () => undefined,
  })
  draft.setFocused(true)
  vi.setSystemTime(at(2))
  draft.edit({ content: 'un, ici' })
  draft.save()
  api.next = [() => ({ records: [api.row('là-bas', 30)], copies: [api.row('un, ici', 2, 'a-copy')] })]
  await syncRecords(member, api)
  expect([draft.text.content, draft.state.storedNote, draft.state.revision]).toEqual([
    'un, ici',
    'changed',
    0,
  ])
  vi.setSystemTime(at(3))
  draft.edit({ content: 'un, ici, plus loin' })
  draft.save()
  await syncRecords(member, api)
  // It starts from the text that it puts aside, so the API has nothing to keep.
  const last = api.sent.filter(({ id }) => id === 'a').at(-1)
  expect(last).toMatchObject({ base: at(30), data: { content: 'un, ici, plus loin' } })
  expect(contents()).toEqual(['là-bas', 'un, ici', 'un, ici, plus loin'])
  draft.close()
})

test('typing in one editor, saved many times during calls, always starts from its own version', async () => {
  const draft = new NoteDraft({
    userId: member,
    id: 'a',
    text: { title: '', content: '' },
    onRemoved: () => undefined,
    titleOfOther: ({ title }) => title,
    onKeptBoth: () => undefined,
  })
  draft.setFocused(true)
  for (let second = 2; second < 12; second += 2) {
    vi.setSystemTime(at(second))
    draft.edit({ content: `mot ${second}` })
    draft.save()
    api.next = [
      (records) => {
        vi.setSystemTime(at(second + 1))
        draft.edit({ content: `mot ${second + 1}` })
        draft.save()
        return { records: records.map((edit) => ({ ...edit, version: ++api.version })) }
      },
    ]
    await syncRecords(member, api)
  }
  const starts = api.sent.map(({ updatedAt, base }) => [updatedAt, base])
  for (const [nth, [, base]] of starts.entries()) expect(base).toBe(nth === 0 ? null : starts[nth - 1]?.[0])
  expect(contents()).toEqual(['mot 11'])
  draft.close()
})
