import { expect, test } from 'vitest'
import { type Facts, leadOf, REWARD_MS } from './lead.ts'

const facts = (parts: Partial<Facts>): Facts => ({
  pausing: false,
  phase: 'ready',
  sinceEndMs: Number.POSITIVE_INFINITY,
  isEventOn: false,
  ...parts,
})

test.each<[string, Partial<Facts>, string]>([
  ['nothing is on', {}, 'task'],
  ['an event is on', { isEventOn: true }, 'event'],
  ['a session runs during an event', { phase: 'running', isEventOn: true }, 'session'],
  ['a session is paused', { phase: 'paused' }, 'session'],
  [
    'a session has just ended, also during an event',
    { phase: 'over', sinceEndMs: 0, isEventOn: true },
    'reward',
  ],
  ['a session ended less than an hour ago', { phase: 'over', sinceEndMs: REWARD_MS - 1 }, 'reward'],
  ['a session ended an hour ago', { phase: 'over', sinceEndMs: REWARD_MS }, 'task'],
  ['the end of long ago stands beside an event', { phase: 'over', isEventOn: true }, 'event'],
  ['a pause runs', { pausing: true, isEventOn: true }, 'pause'],
])('when %s, the lead is the right one', (_, parts, lead) => {
  expect(leadOf(facts(parts))).toBe(lead)
})
