import { readFileSync, readlinkSync } from 'node:fs'

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

/**
 * What this process's number belongs to: a container has numbers of its own, and so has another machine. Undefined where
 * there is no /proc.
 */
export function pidNamespace(): string | undefined {
  try {
    return `${bootId()}:${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
}

/**
 * What tells one process from a later one that was given the same number: the kernel's start time and the boot.
 * Undefined where there is no /proc, or when the process is gone or only waits to be reaped.
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

/** Whether the process that once had this number and identity, in the namespace of this one, still runs. */
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
