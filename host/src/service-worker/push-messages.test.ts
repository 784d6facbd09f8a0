import { beforeEach, expect, test } from 'vitest'
import { followPushMessages } from './push-messages.ts'
import type { WorkerScope } from './worker-scope.ts'

interface Worker {
  handlers: Record<string, (event: object) => void>
  done: string[]
  windows: object[]
}

/** Follows push messages in a stand-in of a service worker, which notes what happens. */
function startWorker(): Worker {
  const worker: Worker = { handlers: {}, done: [], windows: [] }
  const note = (text: string) => void worker.done.push(text)
  const self = {
    location: { origin: 'https://cadence.example' },
    addEventListener: (name: string, handler: (event: object) => void) => {
      worker.handlers[name] = handler
    },
    registration: {
      showNotification: async (title: string, options: object) => note(`${title} ${JSON.stringify(options)}`),
    },
    clients: {
      matchAll: async () => worker.windows,
      openWindow: async (address: string) => note(`open ${address}`),
    },
  }
  followPushMessages(self as unknown as WorkerScope)
  return worker
}

let worker: Worker
beforeEach(() => {
  worker = startWorker()
})

async function dispatch(name: string, event: object): Promise<string[]> {
  const work: unknown[] = []
  worker.handlers[name]?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) })
  await Promise.all(work)
  return worker.done
}
const push = (data: unknown) => dispatch('push', { data: { json: () => data } })
const click = (path: unknown) =>
  dispatch('notificationclick', { notification: { close: () => undefined, data: { path } } })
const pageWindow = (name: string, visibilityState: string) => ({
  visibilityState,
  focus: async () => void worker.done.push(`focus ${name}`),
  postMessage: (message: object) => void worker.done.push(`${name} ${JSON.stringify(message)}`),
})

test('a message shows as the API wrote it', async () => {
  const message = { title: 'Rendu', body: 'Échéance', tag: 'reminder-1', path: '/dashboard?task=a' }
  expect(await push(message)).toEqual([
    'Rendu {"body":"Échéance","tag":"reminder-1","data":{"path":"/dashboard?task=a"}}',
  ])
})

test.each([undefined, null, 5, { title: {} }])(
  'an unreadable message %j still shows a notification',
  async (data) => {
    expect(await push(data)).toEqual(['Cadence {"body":"","tag":"cadence","data":{"path":"/dashboard"}}'])
  },
)

test('a click navigates the visible window, or opens a new one', async () => {
  expect(await click('/dashboard?task=a')).toEqual(['open https://cadence.example/dashboard?task=a'])
  worker.done.length = 0
  worker.windows = [pageWindow('hidden', 'hidden'), pageWindow('seen', 'visible')]
  expect(await click('/dashboard?task=a')).toEqual([
    'seen {"type":"cadence:open","path":"/dashboard?task=a"}',
    'focus seen',
  ])
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  undefined,
  7,
])('a click on %s stays in the app', async (path) => {
  expect(await click(path)).toEqual(['open https://cadence.example/dashboard'])
})
