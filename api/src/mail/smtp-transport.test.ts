import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { needsTls, smtpTransport } from './smtp-transport.ts'

const mail = {
  ...{ id: 'a', recipient: 'lea@example.org', subject: 's', html: 'h', text: 'the link' },
  createdAt: new Date('2026-11-25T08:00:00Z'),
}
const codes: Record<string, string> = { AUTH: '235', DATA: '354', QUIT: '221', STARTTLS: '502' }

/** A mail server without TLS, at every address of this machine. `heard` has the lines that it received. */
let server: Server
let port = 0
let heard: string[] = []
beforeEach(async () => {
  heard = []
  server = createServer((socket) => {
    let isData = false
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line)
        const [word = ''] = line.split(' ')
        if (isData && line !== '.') continue
        isData = word === 'DATA'
        if (word === 'EHLO') socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
        else socket.write(`${codes[word] ?? '250'} ok\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = z.object({ port: z.number() }).parse(server.address()).port
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const sendBy = (smtpUrl: string) => smtpTransport(smtpUrl, 'Cadence <bonjour@example.fr>')(mail)

test('on another machine, a server without TLS gets neither the password nor the mail', async () => {
  // An address of this machine that is not recognised as one.
  await expect(sendBy(`smtp://user:word@0.0.0.0:${port}`)).rejects.toMatchObject({ code: 'ETLS' })
  expect(heard.filter((line) => /AUTH|MAIL|link/.test(line))).toEqual([])
})

test.each([
  ['on this machine', () => `smtp://127.0.0.1:${port}`],
  ['where its address says so', () => `smtp://0.0.0.0:${port}?requireTLS=false`],
])('%s it gets the mail', async (_, smtpUrl) => {
  await sendBy(smtpUrl())
  expect(heard).toContain('RCPT TO:<lea@example.org>')
  expect(heard).toContain('the link')
  expect(heard).toContain('Date: Wed, 25 Nov 2026 08:00:00 +0000')
})

test('a mail of a thread names the earlier ones, and its answers go elsewhere', async () => {
  const headers = {
    ...{ from: 'Cadence <aide@example.fr>', replyTo: 'equipe@example.fr', references: ['first', 'second'] },
    isAutomatic: true,
  }
  await smtpTransport(`smtp://127.0.0.1:${port}`, 'Cadence <bonjour@example.fr>')({ ...mail, headers })
  for (const line of [
    'From: Cadence <aide@example.fr>',
    'Reply-To: equipe@example.fr',
    'Message-ID: <a@example.fr>',
    'In-Reply-To: <second@example.fr>',
    'References: <first@example.fr> <second@example.fr>',
    'Auto-Submitted: auto-generated',
  ]) {
    expect(heard).toContain(line)
  }
})

test.each([
  ['smtp://mail.example.fr', true],
  ['smtp://user:word@10.0.0.7:587', true],
  ['smtp://127.0.0.1.example.fr', true],
  ['smtp://localhost.example.fr', true],
  ['smtp://notlocalhost', true],
  ['smtp://localhost:3111', false],
  ['smtp://LocalHost', false],
  ['smtp://mail.localhost', false],
  ['smtp://127.0.0.53:25', false],
  ['smtp://[::1]:25', false],
  ['smtp://mail.example.fr?requireTLS=true', true],
  ['smtp://mail.example.fr?requireTLS=false', false],
])('%s needs TLS: %s', (smtpUrl, isNeeded) => {
  expect(needsTls(smtpUrl)).toBe(isNeeded)
})
