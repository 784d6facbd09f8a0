/**
 * What a service worker has beyond a page, as far as it is used here. TypeScript's library of workers contradicts the one of
 * pages, and both read the files of this folder.
 */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The answer to a navigation that the browser asked for while it started the worker; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface MessageOfPage extends ExtendableEvent {
  readonly data: unknown
  readonly source: { readonly id: string; postMessage(message: object): void } | null
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

export interface WindowClient {
  readonly id: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(message: object): void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageOfPage
  push: PushEvent
  notificationclick: NotificationEvent
}

export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
}
