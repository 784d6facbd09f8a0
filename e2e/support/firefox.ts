#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { systemFirefox } from '../../tools/engines.ts'

// Playwright starts this script in place of Firefox. The script starts Firefox, and passes on the messages of both but for one
// command of Playwright, which it answers itself: Firefox ESR does not know the command, and Playwright opens no page when it
// fails. It would set the colour scheme and reduced motion; the profile does (playwright.firefox.config.ts).

const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride'

const commandSchema = z.object({ id: z.number(), method: z.string() })

/** The answer to a command that the browser does not know; undefined for every other message. */
function answerTo(message: RawData): string | undefined {
  const { id, method } = commandSchema.parse(JSON.parse(String(message)))
  if (method !== UNKNOWN_TO_FIREFOX) return undefined
  return JSON.stringify({ type: 'success', id, result: {} })
}

/** Hands the messages of Playwright and of the browser over to each other. @returns the address for Playwright. */
async function startProxy(browserAddress: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  server.on('connection', async (playwright, { url }) => {
    const browser = new WebSocket(`${browserAddress}${url}`)
    const isOpen = once(browser, 'open')
    playwright.on('message', async (message) => {
      const answer = answerTo(message)
      if (answer !== undefined) return playwright.send(answer)
      await isOpen
      browser.send(String(message))
    })
    browser.on('message', (message) => playwright.send(String(message)))
    playwright.on('close', () => browser.close())
    browser.on('close', () => playwright.close())
    await isOpen
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return `ws://127.0.0.1:${address.port}`
}

const program = systemFirefox()
if (!program) throw new Error('No Firefox found: install Debian’s firefox-esr, or name one in FIREFOX_PATH')
const browser = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
browser.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => browser.kill(signal))

const LISTENS = /^WebDriver BiDi listening on (ws:\S+)$/
for await (const line of createInterface(browser.stderr)) {
  const address = LISTENS.exec(line)?.[1]
  // Playwright waits for this line.
  console.error(address ? `WebDriver BiDi listening on ${await startProxy(address)}` : line)
}
