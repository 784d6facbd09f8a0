import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useNextEvent } from '../../now/use-next-event.ts'
import { NextEvent } from '../../pages/dashboard/now/NextEvent.tsx'
import {
  calendarText,
  FakeCaches,
  FakeSubscriptionsApi,
} from '../../subscriptions/fake-subscriptions-api.test-kit.ts'
import { startSubscriptions, subscriptionsModule } from '../../subscriptions/start-subscriptions.ts'
import { open, preparePlanner, press, put, signedIn } from './planner.test-kit.tsx'
import { recurrenceModule } from './week/recurrence-module.ts'

preparePlanner()

const lecture = ['UID:a', 'SUMMARY:Droit civil', 'DTSTART:20261124T100000', 'DTEND:20261124T110000']
const failure = 'Vos calendriers n’ont pas pu être affichés. Vérifiez la connexion, puis réessayez.'

/** A browser that knows of a calendar, while the code that reads calendars does not come. */
async function openWithoutCode(): Promise<() => void> {
  vi.stubGlobal('caches', new FakeCaches())
  const one = new FakeSubscriptionsApi().add({ id: 'one' }, calendarText('Droit', lecture))
  localStorage.setItem(`subscriptions:${signedIn()}`, JSON.stringify({ subscriptions: [one] }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(subscriptionsModule, 'load').mockRejectedValueOnce(new Error('Loading chunk failed'))
  open()
  let end: () => void = () => undefined
  await act(async () => {
    end = startSubscriptions(signedIn())
  })
  return end
}

test('the planner says that the calendars could not be loaded, and a press on the button shows them', async () => {
  const end = await openWithoutCode()
  expect((await screen.findByRole('alert')).textContent).toContain(failure)
  await press('Réessayer')
  expect(await screen.findByRole('button', { name: /Droit civil/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  end()
})

test('the calendars are tried again when the network is back', async () => {
  const end = await openWithoutCode()
  await screen.findByRole('alert')
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await screen.findByRole('button', { name: /Droit civil/ })).toBeTruthy()
  end()
})

test('the dashboard does not wait for calendars that could not be loaded', async () => {
  const end = await openWithoutCode()
  const Named = () => (
    <NextEvent
      upcoming={useNextEvent()}
      time="morning"
      canAdd
      leads={false}
      named={null}
      explainsSamples={false}
    />
  )
  render(<Named />)
  expect(screen.getByText('Matinée libre')).toBeTruthy()
  end()
})

test('the planner says that series could not be loaded, and a press on the button shows them', async () => {
  put('course', { title: 'Droit', recurrence: 'FREQ=WEEKLY' })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(recurrenceModule, 'get').mockReturnValue(null)
  vi.spyOn(recurrenceModule, 'load').mockRejectedValueOnce(new Error('Loading chunk failed'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Les événements qui se répètent')
  vi.mocked(recurrenceModule.get).mockRestore()
  await press('Réessayer')
  expect(await screen.findByRole('button', { name: /Droit/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
