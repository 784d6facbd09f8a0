import { createTransport } from 'nodemailer'
import type { MailHeaders } from '../db/schema.ts'

/** A mail of the outbox. */
export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  headers?: MailHeaders | null
  /** When it was written. Several are delivered at once, so readers see them in this order. */
  createdAt: Date
}

export type SendMail = (mail: OutgoingMail) => Promise<void>

/** Nodemailer waits for minutes by default, and one hanging mail server would hold up the whole outbox. */
const timeLimits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 }

const thisMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i

/**
 * Whether mails to a server must be sent by TLS. `smtp://` begins without TLS and switches to it (STARTTLS); somebody
 * on the network could suppress that and read every link. TLS is not required on this machine, nor with
 * `?requireTLS=false`.
 */
export function needsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl)
  return !thisMachine.test(hostname) && searchParams.get('requireTLS') !== 'false'
}

const openTransport = (url: string, from?: string) =>
  createTransport({ url, requireTLS: needsTls(url), ...timeLimits }, from === undefined ? {} : { from })

/**
 * Connects to a mail server and signs in there, as for a mail, and sends none.
 * @throws Error that says what the server, or the way to it, refuses
 */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = openTransport(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * Sends by SMTP. The Message-ID is the id of the mail, so a mail that is sent twice because of a crash appears once, and
 * the mails of a thread can name the earlier ones.
 */
export function smtpTransport(smtpUrl: string, from: string): SendMail {
  const transport = openTransport(smtpUrl, from)
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  const messageIdOf = (id: string) => `<${id}@${domain}>`
  return async ({ id, recipient, subject, html, text, headers, createdAt }) => {
    const references = headers?.references?.map(messageIdOf)
    const inReplyTo = references?.at(-1)
    await transport.sendMail({
      to: only(recipient),
      subject,
      html,
      text,
      messageId: messageIdOf(id),
      date: createdAt,
      ...(headers?.from && { from: headers.from }),
      ...(headers?.replyTo && { replyTo: only(headers.replyTo) }),
      ...(references && inReplyTo && { references, inReplyTo }),
      ...(headers?.isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    })
  }
}

/** One address. An object, because a string would be parsed as a list of addresses. */
const only = (address: string) => ({ name: '', address })
