import { createServer } from 'node:net'
import { httpUrl, parseEnvironment, portOr } from '@cadence/shared/environment'
import * as z from 'zod/mini'

const schema = z.object({
  APP_URL: z._default(httpUrl, 'http://localhost:3000'),
  MAILBOX_PORT: portOr(3110),
  MAILBOX_SMTP_PORT: portOr(3111),
  OPENID_PORT: portOr(3120),
})

/** The variables of the mailbox and of the stand-in for Google. Ends the process when one is wrong. */
export function readDevelopmentEnvironment(): z.infer<typeof schema> {
  try {
    return parseEnvironment(schema, process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Ends the process with a clear message when the port is in use. */
export async function needPort(port: number, variable: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE'
      console.error(busy ? `Port ${port} is already in use (${variable})` : error.message)
      process.exit(1)
    })
    probe.listen(port, '127.0.0.1', resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}
