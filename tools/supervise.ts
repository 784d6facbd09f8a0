import { join } from 'node:path'
import { type Command, createConcurrently } from 'concurrently'
import type { Part } from './parts.ts'
import { root } from './workspaces.ts'

/** A part that was ready and ends is started again after so long, then twice as long each time, in milliseconds. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
/** One that ran for so long has recovered: its next pause is the first again. */
const RECOVERED_AFTER_MS = 60_000
/** What does not end when it is asked to is killed after so long. */
const KILL_AFTER_MS = 10_000

/** How long a part rests before it is started again, in milliseconds. Pure. @param ends how often it has ended in a row. */
export function pauseAfter(ends: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (ends - 1))
}

/** A part and its process. */
interface Running {
  part: Part
  command: Command
  startedAt: number
  /** Whether the process that runs now is ready, and whether one of this part ever was. */
  isReady: boolean
  wasReady: boolean
  /** How often it has ended in a row. */
  ends: number
  restart?: NodeJS.Timeout
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

/** Prints what a part says, but in the place of the line that says it is ready one that looks the same for all. */
function follow(running: Running, onReady: () => void): void {
  const { part, command } = running
  const read = (line: string) => {
    if (running.isReady || !part.ready.test(line)) {
      console.log(`[${part.name}] ${line}`)
      return
    }
    running.isReady = true
    running.wasReady = true
    const seconds = ((performance.now() - running.startedAt) / 1000).toFixed(1)
    console.log(`${part.name.padEnd(10)} ready ${part.address ?? ''} (${seconds} s)`)
    onReady()
  }
  onLines(command.stdout, read)
  onLines(command.stderr, read)
}

/** Starts a part again after a pause, and says so. */
function startAgain(running: Running): void {
  const { part, command } = running
  const hadRecovered = performance.now() - running.startedAt > RECOVERED_AFTER_MS
  running.ends = hadRecovered ? 1 : running.ends + 1
  const pause = pauseAfter(running.ends)
  console.error(`${part.name} has ended; it is started again in ${pause / 1000} s`)
  running.restart = setTimeout(() => {
    running.startedAt = performance.now()
    running.isReady = false
    command.start()
  }, pause)
}

/** npm's shell does not hand signals on: when it is gone, nobody can stop the parts any more, so they stop. */
function stopWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

/**
 * Runs the parts of the product together. It prints one line for each ready part, then `address`. When a ready part
 * ends, it starts again, and the others continue. When a part ends before it is ready, or on Ctrl-C, all parts end.
 * @returns the exit code: 0 after a request to stop, 1 when a part did not start.
 */
export function supervise(
  parts: readonly Part[],
  env: Record<string, string>,
  address: string,
): Promise<number> {
  const { commands, result } = createConcurrently(
    parts.map((part) => ({
      name: part.name,
      command: part.command,
      cwd: join(root, part.folder),
      env: { ...env, ...part.env },
    })),
    // When a part is started again, and when all end, is decided here.
    { controllers: [] },
  )
  // It knows nothing of parts that wait to be started again.
  result.catch(() => undefined)
  const all = parts.flatMap((part, index): Running[] => {
    const command = commands[index]
    const startedAt = performance.now()
    return command ? [{ part, command, startedAt, isReady: false, wasReady: false, ends: 0 }] : []
  })
  return new Promise((resolve) => {
    let exitCode: number | undefined
    const send = (signal: NodeJS.Signals) => {
      for (const { command } of all) if (command.state === 'started') command.kill(signal)
    }
    const stop = (code: number) => {
      if (exitCode !== undefined) return
      exitCode = code
      for (const { restart } of all) clearTimeout(restart)
      send('SIGTERM')
      setTimeout(send, KILL_AFTER_MS, 'SIGKILL')
    }
    const onEnd = (running: Running) => {
      if (exitCode === undefined && running.wasReady) return startAgain(running)
      if (exitCode === undefined) console.error(`${running.part.name} has ended before it was ready`)
      stop(1)
      if (all.every(({ command }) => command.state !== 'started')) resolve(exitCode ?? 1)
    }
    let isSaid = false
    const onReady = () => {
      if (isSaid || !all.every(({ wasReady }) => wasReady)) return
      isSaid = true
      console.log(`\nCadence is at ${address}`)
    }
    for (const running of all) {
      follow(running, onReady)
      running.command.close.subscribe(() => onEnd(running))
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        stop(0)
        // All may be waiting to be started again.
        if (all.every(({ command }) => command.state !== 'started')) resolve(0)
      })
    stopWithParent()
  })
}
