import { createTransport } from 'nodemailer'

/** One mail, as the queue holds it. */
export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
}

export type SendMail = (mail: OutgoingMail) => Promise<void>

/** Nodemailer would wait for minutes, and one mail server that hangs would hold up the whole queue. */
const timeLimits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 }

const thisMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i

/**
 * Whether a mail server must take mails by TLS: an `smtp://` one is asked to switch to it (STARTTLS), which whoever sits
 * on the way could deny on its behalf, and read every link. Not on this machine, nor when its address says
 * `?requireTLS=false`. Pure.
 */
export function needsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl)
  return !thisMachine.test(hostname) && searchParams.get('requireTLS') !== 'false'
}

/** Sends by SMTP. The Message-ID is the queue's id, so that a mail sent twice around a crash shows once. */
export function smtpTransport(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({ url: smtpUrl, requireTLS: needsTls(smtpUrl), ...timeLimits }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, recipient, subject, html, text }) => {
    const messageId = `<${id}@${domain}>`
    // The recipient as an object: a string would be parsed as a list of addresses.
    await transport.sendMail({ to: { name: '', address: recipient }, subject, html, text, messageId })
  }
}
