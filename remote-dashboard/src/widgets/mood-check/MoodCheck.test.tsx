import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { MoodCheck } from './MoodCheck.tsx'

let member = ''
beforeEach((context) => {
  member = `mood-${context.task.id}`
  signIn(member)
  // A Wednesday.
  vi.useFakeTimers({ now: new Date('2026-11-18T20:00:00'), toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const stored = () => recordsOf(member, 'mood').map(({ id, data }) => [id, data.mood])
const face = (name: string) => screen.getByRole('radio', { name })
const announcement = () => screen.getByRole('status').textContent

async function note(name: string): Promise<void> {
  await userEvent.click(face(name))
  await userEvent.click(screen.getByRole('button', { name: 'Valider' }))
}

test.each(['small', 'medium', 'large'] as const)(
  'the %s widget shows five faces, and Valider is disabled until one is chosen',
  async (size) => {
    render(<MoodCheck size={size} />)
    expect(screen.getByRole('group', { name: /Comment ça va/ })).toBeTruthy()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Pas top',
      'Neutre',
      'Bien',
      'Très bien',
      'Excellent',
    ])
    expect(screen.getByRole('button', { name: 'Valider' })).toHaveProperty('disabled', true)
    await note('Neutre')
    expect(stored()).toEqual([['2026-11-18', 'neutral']])
    expect(screen.getByText('Neutre')).toBeTruthy()
  },
)

test('a noted mood is announced, and the keyboard focus goes to Modifier', async () => {
  render(<MoodCheck size="medium" />)
  await note('Très bien')
  expect(announcement()).toMatch(/^C’est noté\s: Très bien$/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifier' }))
})

test('noting the same mood again is announced again', async () => {
  render(<MoodCheck size="medium" />)
  await note('Bien')
  const first = screen.getByRole('status').firstElementChild
  await userEvent.click(screen.getByRole('button', { name: 'Modifier' }))
  await note('Bien')
  expect(announcement()).toMatch(/Bien$/)
  expect(screen.getByRole('status').firstElementChild).not.toBe(first)
})

test('a mood can be changed later the same day, and replaces the first entry', async () => {
  const { unmount } = render(<MoodCheck size="medium" />)
  await note('Pas top')
  unmount()
  vi.setSystemTime(new Date('2026-11-18T23:00:00'))
  render(<MoodCheck size="medium" />)
  await userEvent.click(screen.getByRole('button', { name: 'Modifier' }))
  expect(face('Pas top')).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(face('Pas top'))
  await note('Excellent')
  expect(stored()).toEqual([['2026-11-18', 'excellent']])
})

test('cancelling a change keeps the noted mood', async () => {
  render(<MoodCheck size="medium" />)
  await note('Bien')
  await userEvent.click(screen.getByRole('button', { name: 'Modifier' }))
  await userEvent.click(face('Pas top'))
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(stored()).toEqual([['2026-11-18', 'good']])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifier' }))
})

test('at midnight an open page asks again and announces it', async () => {
  render(<MoodCheck size="medium" />)
  await note('Bien')
  await userEvent.click(screen.getByRole('button', { name: 'Modifier' }))
  vi.setSystemTime(new Date('2026-11-18T23:59:50'))
  act(() => vi.advanceTimersByTime(30_000))
  expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false)
  expect(announcement()).toMatch(/Comment ça va/)
  await note('Neutre')
  expect(stored()).toEqual([
    ['2026-11-18', 'good'],
    ['2026-11-19', 'neutral'],
  ])
})

test('the large widget shows the week from Monday to Sunday, with today marked and each day in words', async () => {
  putRecord('mood', '2026-11-16', { day: '2026-11-16', mood: 'low' })
  putRecord('mood', '2026-11-15', { day: '2026-11-15', mood: 'low' })
  render(<MoodCheck size="large" />)
  await note('Excellent')
  const days = screen.getAllByRole('listitem')
  expect(
    days.map((day) => day.querySelector('.visually-hidden')?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')),
  ).toEqual([
    'lundi 16 novembre : Pas top',
    'mardi 17 novembre : rien de noté',
    'aujourd’hui, mercredi 18 novembre : Excellent',
    'jeudi 19 novembre : à venir',
    'vendredi 20 novembre : à venir',
    'samedi 21 novembre : à venir',
    'dimanche 22 novembre : à venir',
  ])
  expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'date',
    null,
    null,
    null,
    null,
  ])
})

test('below the question, the medium widget shows the week as the large one does', () => {
  render(<MoodCheck size="medium" />)
  expect(screen.getByRole('list', { name: 'Humeur de la semaine' })).toBeTruthy()
})

test('once it is answered, the medium widget shows the last seven days in place of the week', async () => {
  putRecord('mood', '2026-11-12', { day: '2026-11-12', mood: 'great' })
  putRecord('mood', '2026-11-11', { day: '2026-11-11', mood: 'low' })
  render(<MoodCheck size="medium" />)
  await note('Bien')
  expect(screen.queryByRole('list', { name: 'Humeur de la semaine' })).toBeNull()
  const days = within(screen.getByRole('list', { name: 'Humeur des sept derniers jours' }))
  const texts = days.getAllByRole('listitem').map((day) => day.querySelector('.visually-hidden')?.textContent)
  expect(texts).toHaveLength(7)
  expect(texts[0]).toBe('jeudi 12 novembre\u202f: Très bien')
  expect(texts[6]).toBe('mercredi 18 novembre\u202f: Bien')
})

test('the moods of two days that follow each other are joined; a day without one leaves a gap', async () => {
  for (const [day, mood] of [
    ['2026-11-13', 'low'],
    ['2026-11-14', 'good'],
    ['2026-11-16', 'great'],
  ] as const)
    putRecord('mood', day, { day, mood })
  render(<MoodCheck size="medium" />)
  await note('Bien')
  const days = within(screen.getByRole('list', { name: 'Humeur des sept derniers jours' }))
  const joined = days.getAllByRole('listitem').map((day) => day.querySelector('line') !== null)
  expect(joined).toEqual([false, true, false, false, false, false, false])
})
