import type { ScaleResult, ScaleRow } from './measure.ts'

const ms = ({ p50, p99 }: ScaleRow['reads']) => `${p50.toFixed(0)} / ${p99.toFixed(0)}`.padStart(12)

function printParts(row: ScaleRow): void {
  for (const [part, cores] of Object.entries(row.cores))
    console.log(
      `${`${row.processes}`.padStart(9)}  ${part.padEnd(17)}${cores.toFixed(2).padStart(6)}${(row.memory[part] ?? 0).toFixed(0).padStart(9)}`,
    )
}

/** Prints what the installation did, which part was the limit, and what open streams cost. */
export function printScale({ rows, cores, loads, streams }: ScaleResult, seconds: number): void {
  const counts = Object.entries(rows).map(([table, count]) => `${count} ${table}`)
  console.log(
    `\n${counts.join(', ')}; ${cores} cores for all parts and the load; ${seconds} s each; latencies in ms\n`,
  )
  console.log('processes  at once    answers/s     reads 50/99  writes 50/99  sign-ins 50/99  failed')
  for (const row of loads) {
    const pace = row.isHalf ? 'half' : String(row.atOnce)
    console.log(
      `${String(row.processes).padStart(9)}${pace.padStart(9)}${row.perSecond.toFixed(0).padStart(13)}    ${ms(row.reads)}  ${ms(row.writes)}    ${ms(row.signIns)}${String(row.failed).padStart(8)}  ${row.firstFailure}`,
    )
  }
  console.log('\nprocesses  part              cores       MB   (at the full load)')
  for (const processes of new Set(loads.map((row) => row.processes))) {
    const own = loads.filter((row) => row.processes === processes && !row.isHalf)
    const fullest = own.toSorted((a, b) => b.perSecond - a.perSecond)[0]
    if (fullest) printParts(fullest)
  }
  const { open, before } = streams
  console.log(
    `\n${streams.streams} event streams on one API process: ${before.toFixed(0)} MB without, ${open.toFixed(0)} MB with them` +
      ` (${(((open - before) * 1024) / streams.streams).toFixed(1)} KB each); a change of each member told to all in ${streams.toldAll.toFixed(0)} ms, ${streams.missed} missed (goal: 0)`,
  )
}
