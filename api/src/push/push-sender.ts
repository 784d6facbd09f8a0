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
 * - `refused`: this message or this browser's service will not do, and the same again would not either.
 * - `failed`: the service did not answer, does not take our signature, or is overloaded. It may work later.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed'

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  // 401 and 403: the service does not take our signature. With a fault of ours or of its own it answers so to everybody:
  // the subscriptions of all members must outlive it.
  return [401, 403, 429].includes(status) || status >= 500 ? 'failed' : 'refused'
}

/** Push services keep a message for at most four weeks. */
const TTL_MAX_SECONDS = 28 * 24 * 60 * 60

interface Parts {
  keys: PushKeys
  config: Pick<Config, 'appUrl' | 'mailFrom'>
  post: PostPush
  log: Pick<Logger, 'warn'>
  now: () => Date
}

/** Sends messages to browsers by web push: encrypted for the browser (RFC 8291), signed by our keys (RFC 8292). */
export class PushSender {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get publicKey(): string {
    return this.#parts.keys.publicKey
  }

  /**
   * Sends a message to one browser.
   * @param id names the message: a push service that has it already, and could not deliver it yet, replaces it
   * @param until the push service drops the message then, in milliseconds since 1970
   */
  async send(device: PushDevice, message: PushMessage, id: string, until: number): Promise<PushOutcome> {
    const seconds = Math.round((until - this.#parts.now().getTime()) / 1000)
    const options: RequestOptions = {
      vapidDetails: { subject: subjectOf(this.#parts.config), ...this.#parts.keys },
      TTL: Math.min(TTL_MAX_SECONDS, Math.max(0, seconds)),
      urgency: 'high',
      topic: id.replaceAll('-', '').slice(0, 32),
    }
    const request = encrypted(device, message, options)
    // No browser made these keys, so none can read the message.
    if (!request) return 'gone'
    const status = await this.#parts.post(request).catch(() => undefined)
    const outcome = status === undefined ? 'failed' : outcomeOf(status)
    if (outcome === 'failed' || outcome === 'refused') {
      // Whoever knows the path of an endpoint can send to it, so only the host is logged.
      this.#parts.log.warn({ outcome, status, host: request.url.host }, 'push message not sent')
    }
    return outcome
  }
}

/** The request for a browser; undefined when its keys are no keys. */
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

/** Whom a push service can write to about our messages: our site, or our mailbox while that is on this machine. */
function subjectOf({ appUrl, mailFrom }: Parts['config']): string {
  if (appUrl.startsWith('https:')) return appUrl
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'nobody@localhost'}`
}
