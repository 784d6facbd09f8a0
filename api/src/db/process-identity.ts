import { readFileSync, readlinkSync } from 'node:fs'

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

/**
 * The PID namespace of this process: process ids have a meaning only inside one container of one machine. Undefined
 * without /proc.
 */
export function pidNamespace(): string | undefined {
  try {
    return `${bootId()}:${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
}

/**
 * Distinguishes a process from a later one with the same id: boot id and start time. Undefined without /proc, or when
 * the process is gone or a zombie.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTime] = [fields[0], fields[19]]
    if (state === 'Z' || state === 'X') return undefined
    return `${bootId()}:${startTime}`
  } catch {
    return undefined
  }
}

/** Whether the process with this id and identity, in our PID namespace, still runs. */
export function isAlive(pid: number, identity: string | undefined): boolean {
  if (processIdentity(process.pid) !== undefined && identity !== undefined) {
    return processIdentity(pid) === identity
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
