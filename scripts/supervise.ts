import { join } from 'node:path'
import { Writable } from 'node:stream'
import concurrently, { type Command } from 'concurrently'
import type { Part } from './parts.ts'
import { root } from './workspaces.ts'

const silent = new Writable({ write: (_chunk, _encoding, done) => done() })

interface Progress {
  waiting: Set<string>
  start: number
}

/** Calls back for each whole line of a stream, however its chunks are cut. */
function onLines(stream: Command['stdout'], line: (text: string) => void): void {
  let rest = ''
  stream.subscribe((chunk: Buffer) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) if (text.trim()) line(text)
  })
}

function follow(command: Command, part: Part, progress: Progress, onAllReady: () => void): void {
  const read = (line: string) => {
    if (!progress.waiting.has(part.name) || !part.ready.test(line)) {
      console.log(`[${part.name}] ${line}`)
      return
    }
    progress.waiting.delete(part.name)
    const seconds = ((performance.now() - progress.start) / 1000).toFixed(1)
    console.log(`${part.name.padEnd(10)} ready ${part.address ?? ''} (${seconds} s)`)
    if (progress.waiting.size === 0) onAllReady()
  }
  onLines(command.stdout, read)
  onLines(command.stderr, read)
}

/** npm's shell does not hand signals on: when it is gone, nobody can stop the parts any more, so they stop. */
function stopWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

/**
 * Runs the parts of the product together: one line when each is ready, then `address`. When one ends, or on Ctrl-C,
 * all end. @returns the exit code: 0 when it was asked to stop, 1 when a part failed.
 */
export async function supervise(parts: readonly Part[], env: Record<string, string>, address: string) {
  const progress: Progress = { waiting: new Set(parts.map((part) => part.name)), start: performance.now() }
  const { commands, result } = concurrently(
    parts.map((part) => ({
      name: part.name,
      command: part.command,
      cwd: join(root, part.folder),
      env: { ...env, ...part.env },
    })),
    { killOthersOn: ['failure', 'success'], outputStream: silent, killTimeout: 10_000 },
  )
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping = true
    })
  }
  stopWithParent()
  for (const [index, part] of parts.entries()) {
    const command = commands[index]
    if (command) follow(command, part, progress, () => console.log(`\nCadence is at ${address}`))
  }
  const failed = await result.then(
    () => false,
    () => true,
  )
  return failed && !stopping ? 1 : 0
}
