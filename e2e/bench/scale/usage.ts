import { readdir, readFile } from 'node:fs/promises'

/** What the processes of one part of an installation use. */
export interface Usage {
  /** Seconds of CPU since their start. */
  cpu: number
  /** Memory that is theirs alone or their share of it, in MB. */
  memory: number
}

/** Parts of an installation with their processes: ids, or the name that all of them have. */
export type Parts = Record<string, readonly number[] | string>

const TICKS_PER_SECOND = 100

async function usageOf(pid: number): Promise<Usage> {
  const [stat, rollup] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/smaps_rollup`, 'utf8'),
  ])
  // The name, in brackets, may contain spaces. After it, user time is the 12th field and system time the 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return { cpu: ticks / TICKS_PER_SECOND, memory: Number(/^Pss: +(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024 }
}

async function pidsNamed(name: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number)
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
  return pids.filter((_, at) => names[at]?.trim() === name)
}

/** What each part uses now. A process that ends meanwhile counts as nothing. */
export async function usage(parts: Parts): Promise<Record<string, Usage>> {
  const found = Object.entries(parts).map(async ([part, processes]) => {
    const pids = typeof processes === 'string' ? await pidsNamed(processes) : processes
    const each = await Promise.all(pids.map((pid) => usageOf(pid).catch(() => ({ cpu: 0, memory: 0 }))))
    const sum = (key: keyof Usage) => each.reduce((total, one) => total + one[key], 0)
    return [part, { cpu: sum('cpu'), memory: sum('memory') }] as const
  })
  return Object.fromEntries(await Promise.all(found))
}
