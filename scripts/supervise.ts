import { join } from 'node:path'
import { Writable } from 'node:stream'
import concurrently, { type Command } from 'concurrently'
import type { Part } from './parts.ts'
import { requireFree } from './ports.ts'
import { root } from './workspaces.ts'

const silent = new Writable({ write: (_chunk, _encoding, done) => done() })

interface Progress {
  waiting: Set<string>
  start: number
}

function follow(command: Command, part: Part, progress: Progress, onAllReady: () => void): void {
  const isReady = () => !progress.waiting.has(part.name)
  const read = (chunk: Buffer) => {
    const text = chunk.toString()
    if (!isReady() && part.ready.test(text)) {
      progress.waiting.delete(part.name)
      const seconds = ((performance.now() - progress.start) / 1000).toFixed(1)
      console.log(`${part.name.padEnd(10)} ready ${part.address ?? ''} (${seconds} s)`)
      if (progress.waiting.size === 0) onAllReady()
      return
    }
    for (const line of text.split('\n')) if (line.trim()) console.log(`[${part.name}] ${line}`)
  }
  command.stdout.subscribe(read)
  command.stderr.subscribe(read)
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
  await requireFree(parts.flatMap((part) => part.ports))
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
