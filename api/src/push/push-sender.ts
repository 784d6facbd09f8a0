import webPush, { type RequestOptions } from 'web-push'
import type { Config } from '../config/config.ts'
import type { Logger } from '../log/logger.ts'
import type { PushKeys } from './push-keys.ts'

/** A browser that takes push messages: its address at its push service, and its keys. */
export interface PushDevice {
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
}

/** What a notification shows, and what its click opens. */
export interface PushMessage {
  title: string
  body: string
  /** A later message with the same tag replaces an earlier one on the screen. */
  tag: string
  /** Path and query in the app. */
  path: string
}

/** A request to a push service. */
export interface PushRequest {
  url: URL
  headers: Record<string, string>
  body: Uint8Array
}

/** Sends a request to an outside host. @returns the status of the answer @throws when there is none */
export type PostPush = (request: PushRequest) => Promise<number>

/**
 * What became of a message.
 * - `sent`: the push service took it.
 * - `gone`: the browser no longer subscribes.
 * - `refused`: the service rejects this message for good. A retry would fail too.
 * - `failed`: the service did not answer, rejects our signature, or is overloaded. A retry may succeed.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed'

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  // 401 and 403: the service rejects our signature. The fault is ours or the service's, and it hits all members at
  // once. Their subscriptions must survive it.
  return [401, 403, 429].includes(status) || status >= 500 ? 'failed' : 'refused'
}

/** Push services keep a message for at most four weeks. */
const TTL_MAX_SECONDS = 28 * 24 * 60 * 60

interface SenderServices {
  keys: PushKeys
  config: Pick<Config, 'appUrl' | 'mailFrom'>
  post: PostPush
  log: Pick<Logger, 'warn'>
  now: () => Date
}

/** Sends messages to browsers by web push: encrypted for the browser (RFC 8291), signed by our keys (RFC 8292). */
export class PushSender {
  readonly #services: SenderServices

  constructor(services: SenderServices) {
    this.#services = services
  }

  get publicKey(): string {
    return this.#services.keys.publicKey
  }

  /**
   * Sends a message to one browser.
   * @param id identifies the message. A push service that still holds an undelivered message with this id replaces it.
   * @param until when the push service drops the message, in milliseconds since 1970
   */
  async send(device: PushDevice, message: PushMessage, id: string, until: number): Promise<PushOutcome> {
    const seconds = Math.round((until - this.#services.now().getTime()) / 1000)
    const options: RequestOptions = {
      vapidDetails: { subject: subjectOf(this.#services.config), ...this.#services.keys },
      TTL: Math.min(TTL_MAX_SECONDS, Math.max(0, seconds)),
      urgency: 'high',
      topic: id.replaceAll('-', '').slice(0, 32),
    }
    const request = encrypted(device, message, options)
    // No browser made these keys, so none can read the message.
    if (!request) return 'gone'
    const status = await this.#services.post(request).catch(() => undefined)
    const outcome = status === undefined ? 'failed' : outcomeOf(status)
    if (outcome === 'failed' || outcome === 'refused') {
      // Whoever knows the path of an endpoint can send to it, so only the host is logged.
      this.#services.log.warn({ outcome, status, host: request.url.host }, 'push message not sent')
    }
    return outcome
  }
}

/** The request for a browser; undefined when its keys are invalid. */
function encrypted(
  { endpoint, p256dh, auth }: PushDevice,
  message: PushMessage,
  options: RequestOptions,
): PushRequest | undefined {
  try {
    const subscription = { endpoint, keys: { p256dh, auth } }
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), options)
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
    return { url: new URL(endpoint), headers: Object.fromEntries(texts), body }
  } catch {
    return undefined
  }
}

/**
 * The contact that push services require (VAPID `sub`): the app's https address, or else the mailbox that sends its
 * mails.
 */
function subjectOf({ appUrl, mailFrom }: SenderServices['config']): string {
  if (appUrl.startsWith('https:')) return appUrl
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'nobody@localhost'}`
}
