import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { mailboxUrl } from './stack.ts'

const mailsSchema = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    text: z.string(),
    to: z.array(z.object({ address: z.string() })),
    headers: z.record(z.string(), z.unknown()),
  }),
)

/** Mails that arrived for an address, the oldest first. */
export async function mailsFor(address: string) {
  const answer = await fetch(`${mailboxUrl}/email`)
  const mails = mailsSchema.parse(await answer.json())
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

/**
 * Waits for a mail to an address that has a link to `path`. @returns the link of the newest such mail.
 * @param known links of earlier mails, which do not count.
 */
export async function linkFor(address: string, path: string, known: readonly string[] = []): Promise<string> {
  const find = async () => {
    const texts = (await mailsFor(address)).map(({ text }) => text)
    const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? [])
    return links.filter((link) => new URL(link).pathname === path && !known.includes(link)).at(-1)
  }
  await expect
    .poll(find, { message: `a mail to ${address} with a link to ${path}`, timeout: 10_000 })
    .toBeTruthy()
  return z.string().parse(await find())
}
