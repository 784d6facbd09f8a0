import { expect, test } from 'vitest'
import {
  afterAnswer,
  afterAttempt,
  afterSilence,
  afterStart,
  type DocumentState,
  firstChoice,
  insteadOf,
  noDocuments,
  standIns,
} from './document-rule.ts'

const now = 1_000_000
/** Longer ago than a page takes to start. */
const before = now - 7000
const running: DocumentState = afterStart(afterAnswer(noDocuments, 'one'), 'one')

test('a document answers before the server only once a page started with it', () => {
  const answered = afterAnswer(noDocuments, 'one')
  expect(firstChoice(answered, false, now)).toBeNull()
  expect(firstChoice(afterStart(answered, 'one'), false, now)).toBe('one')
})

test('a reload asks the server first', () => {
  expect(firstChoice(running, true, now)).toBeNull()
})

test('a new release, a rollback and a canary are asked for at the next document', () => {
  const released = afterAnswer(running, 'two')
  expect(firstChoice(released, false, now)).toBeNull()
  expect(firstChoice(afterStart(released, 'two'), false, now)).toBe('two')
  // The release before has started here already.
  expect(firstChoice(afterAnswer(afterStart(released, 'two'), 'one'), false, now)).toBe('one')
})

test('while a preview is shown the server is asked, until it gives a document for everybody again', () => {
  const previewed = afterAnswer(running, null)
  expect(firstChoice(previewed, false, now)).toBeNull()
  expect(firstChoice(afterAnswer(previewed, 'one'), false, now)).toBe('one')
})

test('a kept document that did not start makes the next one come from the server', () => {
  const silent = afterSilence(afterAttempt(running, 'one', before), now)
  expect(firstChoice(silent, false, now)).toBeNull()
  expect(firstChoice(afterStart(silent, 'one'), false, now)).toBe('one')
  expect(firstChoice(afterSilence(running, now), false, now)).toBe('one')
})

test('a page that had less than seven seconds to start did not fail', () => {
  const attempted = afterAttempt(running, 'one', now)
  expect(afterSilence(attempted, now + 6999)).toBe(attempted)
  expect(firstChoice(afterSilence(attempted, now + 6999), false, now + 6999)).toBe('one')
  expect(firstChoice(afterSilence(attempted, now + 7000), false, now + 7000)).toBeNull()
  // Loads in quick succession, none of which starts.
  const again = afterAttempt(attempted, 'one', now + 5000)
  expect(firstChoice(afterSilence(again, now + 7000), false, now + 7000)).toBeNull()
})

test('a new release that shows nothing is not shown again by a reload at once', () => {
  const blank = afterSilence(afterAttempt(afterAnswer(running, 'two'), 'two', now), now + 500)
  expect(insteadOf(blank, 'two', ['two', 'one'], now + 500)).toBe('one')
  // It was only slow.
  expect(insteadOf(afterStart(blank, 'two'), 'two', ['two', 'one'], now + 500)).toBeNull()
})

test('a new release that does not start gives way to the one before, for ten minutes', () => {
  const broken = afterSilence(afterAttempt(afterAnswer(running, 'two'), 'two', before), now)
  expect(insteadOf(broken, 'two', ['two', 'one'], now)).toBe('one')
  expect(insteadOf(broken, 'two', ['two', 'one'], now + 599_999)).toBe('one')
  expect(insteadOf(broken, 'two', ['two', 'one'], now + 600_000)).toBeNull()
  expect(insteadOf(broken, 'three', ['two', 'one'], now)).toBeNull()
  expect(insteadOf(broken, 'two', ['two'], now)).toBeNull()
  // That the one before starts does not make the broken one good.
  const fellBack = afterStart(afterAttempt(broken, 'one', now), 'one')
  expect(insteadOf(fellBack, 'two', ['two', 'one'], now)).toBe('one')
  expect(firstChoice(fellBack, false, now)).toBeNull()
})

test('a release that has started before is never replaced by an older one: the page was closed too early', () => {
  const both = afterStart(afterAnswer(running, 'two'), 'two')
  const closed = afterSilence(afterAttempt(both, 'two', before), now)
  expect(insteadOf(closed, 'two', ['two', 'one'], now)).toBeNull()
  expect(firstChoice(closed, false, now)).toBeNull()
})

test('a clock that was set back does not hold a release off for ever', () => {
  const broken = afterSilence(afterAttempt(afterAnswer(running, 'two'), 'two', before), now)
  expect(insteadOf(broken, 'two', ['two', 'one'], now - 1)).toBeNull()
})

test('without a network what has started comes first, the newest before others, what failed last', () => {
  const state = afterStart(afterStart(afterStart(noDocuments, 'one'), 'two'), 'three')
  const newest = afterAnswer(state, 'two')
  expect(standIns(newest, ['new', 'one', 'two', 'three', 'one'], now)).toEqual(['two', 'three', 'one', 'new'])
  const silent = afterSilence(afterAttempt(newest, 'two', before), now)
  expect(standIns(silent, ['new', 'two', 'one'], now)).toEqual(['one', 'new', 'two'])
})

test('three documents that started are remembered', () => {
  const state = ['one', 'two', 'three', 'four'].reduce(afterStart, noDocuments)
  expect(state.started).toEqual(['four', 'three', 'two'])
})
