/**
 * The mailbox of development: receives every mail by SMTP, forwards none, and shows them on a page and
 * as JSON (GET /email). Bound to this machine. The mails are gone when it stops.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type startMaildev from 'maildev'
import { needPort, readDevelopmentEnvironment } from './environment.ts'

const { MAILBOX_PORT: web, MAILBOX_SMTP_PORT: smtp } = readDevelopmentEnvironment()
await needPort(web, 'MAILBOX_PORT')
await needPort(smtp, 'MAILBOX_SMTP_PORT')

const mailDirectory = mkdtempSync(join(tmpdir(), 'cadence-mailbox-'))
process.on('exit', () => rmSync(mailDirectory, { recursive: true, force: true }))

// Its own handlers wait for open connections, and the page's live updates never close. These handlers run first.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0))

const maildev: typeof startMaildev = createRequire(import.meta.url)('maildev')
const mailbox = maildev({ web, smtp, ip: '127.0.0.1', mailDirectory, silent: true })
await mailbox.listen()
console.log(`ready http://localhost:${web}`)
