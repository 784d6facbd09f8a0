import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

interface Run {
  args: readonly string[]
  /** Added to the variables of this process. */
  env?: Record<string, string>
  input?: Readable
  /** Ended when the program has succeeded, and only then: what is ended is believed to be whole. */
  output?: Writable
}

/** Runs a program. @throws what it says when it fails, or why its input could not be read */
export async function runProgram(path: string, { args, env, input, output }: Run): Promise<void> {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  const { stdin, stdout, stderr } = child
  let fault: unknown
  const inwards = input
    ? pipeline(input, stdin).catch((error: unknown) => {
        fault = error
      })
    : stdin.end()
  const outwards = output ? pipeline(stdout, output, { end: false }) : stdout.resume()
  const [errors, [code, signal]] = await Promise.all([text(stderr), once(child, 'close'), inwards, outwards])
  // A program that fails reads no further; its own words say why.
  if (fault && !isClosedPipe(fault)) throw fault
  if (code !== 0) throw new Error(errors.trim() || `${path} ended with ${code ?? signal}.`)
  output?.end()
}

const isClosedPipe = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(`${error.code}`)
