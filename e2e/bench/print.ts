import type { CalendarLoad } from '@cadence/api/dev/calendar-load'
import type { ReminderLoad } from '@cadence/api/dev/reminder-load'
import type { LoadRow } from './api-load.ts'
import { type CollectionRow, counts } from './collection.ts'
import type { EditorRow } from './editor/measure.ts'
import { daysOfStudy, type HistoryRow } from './history.ts'
import type { StartRow } from './many-remotes.ts'
import type { RenderingRow } from './rendering.ts'
import type { VisitRow } from './service-worker.ts'
import type { Row } from './statistics.ts'

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1)).padStart(8)

/** Prints the rows as a table, federated and bundle side by side. */
export function printRows(rows: readonly Row[], runs: number): void {
  console.log(`\n${runs} runs of each, in turn; 10 Mbit/s, 40 ms, CPU ×4; median (min to max)\n`)
  console.log(
    `${'page'.padEnd(11)} ${'cache'.padEnd(5)} ${'metric'.padEnd(24)} federated                    bundle                       ratio`,
  )
  for (const row of rows) {
    if (row.variant !== 'federated') continue
    const other = rows.find(
      ({ variant, page, cache, metric }) =>
        variant === 'bundle' && page === row.page && cache === row.cache && metric === row.metric,
    )
    const figures = (r: Row | undefined) =>
      r ? `${number(r.median)} (${number(r.min)} to ${number(r.max)})` : ''
    console.log(
      `${row.page.padEnd(11)} ${row.cache.padEnd(5)} ${row.metric.padEnd(24)}${figures(row)}${figures(other)}  ${row.ratio.toFixed(2)}`,
    )
  }
}

/** Prints the starts with few and many registered remotes. */
export function printStarts(rows: readonly StartRow[], runs: number): void {
  console.log(`\n${runs} cold starts of each, in turn; 10 Mbit/s, 40 ms, CPU ×4; median (min to max)\n`)
  console.log(`${'page'.padEnd(11)} ${'metric'.padEnd(15)} remotes  figures                      ratio`)
  for (const { page, metric, remotes, ratio, ...row } of rows) {
    const figures = `${number(row.median)} (${number(row.min)} to ${number(row.max)})`
    console.log(
      `${page.padEnd(11)} ${metric.padEnd(15)} ${String(remotes).padStart(7)} ${figures}  ${ratio.toFixed(2)}`,
    )
  }
}

/** Prints how fast calendars are read, and whether each was read. */
export function printCalendars(rows: readonly CalendarLoad[]): void {
  for (const { count, perSecond, seconds, again, missing, lost } of rows) {
    console.log(`\n${count} calendars, two API processes, one killed half way`)
    console.log(`${perSecond.toFixed(0)} a second before the kill; all after ${seconds.toFixed(0)} s`)
    console.log(
      `${again} asked for again, ${missing} not read, ${lost} without a next time (goal of both: 0)`,
    )
  }
}

/** Prints how fast reminders are sent, and whether each came once. */
export function printReminders(rows: readonly ReminderLoad[]): void {
  for (const { count, perSecond, seconds, again, missing, twice } of rows) {
    console.log(`\n${count} reminders, two API processes, one killed half way`)
    console.log(`${perSecond.toFixed(0)} a second before the kill; all after ${seconds.toFixed(0)} s`)
    console.log(`${again} sent again as they were, ${missing} missing, ${twice} twice (goal of both: 0)`)
  }
}

/** Prints the load of the API next to its limits, and says whether the goals are reached. */
export function printLoads(rows: readonly LoadRow[], runs: number, seconds: number): void {
  console.log(`\n${runs} runs of ${seconds} s of each, in turn, 32 connections; medians\n`)
  console.log(
    `${'database'.padEnd(11)} ${'route'.padEnd(17)}    req/s  p99 (ms)    limit  p99 (ms)  ratio  goal`,
  )
  for (const { database, route, perSecond, p99, limitPerSecond, limitP99, ratio, goal } of rows) {
    const figures = [perSecond, p99, limitPerSecond, limitP99].map(number).join('  ')
    const reached = ratio >= goal ? '' : '  missed'
    console.log(
      `${database.padEnd(11)} ${route.padEnd(17)} ${figures}   ${ratio.toFixed(2)}  ${goal.toFixed(2)}${reached}`,
    )
  }
}

/** Prints how many pages one process renders, none of them kept. */
export function printRendering(rows: readonly RenderingRow[], runs: number, seconds: number): void {
  console.log(`\n${runs} runs of ${seconds} s for each page, in turn; pages rendered in a second, goal 100\n`)
  for (const { page, median, min, max } of rows) {
    const figures = `${number(median)} (${number(min)} to ${number(max)})`
    console.log(`${page.padEnd(20)} ${figures}${median < 100 ? '  missed' : ''}`)
  }
}

const collectionLabels: Record<CollectionRow['metric'], string> = {
  reload: 'last card after a reload',
  change: 'last card after a link',
  idle: 'longest task in 5 s of rest',
}

/** Prints a short and a long collection side by side, and says whether the goals are reached. */
export function printCollection(rows: readonly CollectionRow[], runs: number): void {
  const { few, many } = counts
  console.log(`\n${runs} openings of each, in turn; ms, medians; a rest of 0 means no task of 50 ms\n`)
  console.log(
    `${'metric'.padEnd(28)} CPU  ${String(few).padStart(8)}  ${String(many).padStart(8)}  ratio  goal`,
  )
  for (const { metric, cpu, ratio, ...row } of rows) {
    const [goal, figure] = metric === 'idle' ? ['0', row.many] : ['1.50', ratio]
    const reached = figure <= Number(goal) ? '' : '  missed'
    const shown = metric === 'idle' ? '    ' : ratio.toFixed(2)
    console.log(
      `${collectionLabels[metric].padEnd(28)}  ×${cpu}  ${number(row.few)}  ${number(row.many)}   ${shown}  ${goal}${reached}`,
    )
  }
}

const visitLabels: Record<VisitRow['metric'], string> = {
  fcp: 'FCP',
  lcp: 'LCP',
  lastPart: 'last part',
  answer: 'a button answers',
}

/** Prints visits to the dashboard with the service worker beside visits without. */
export function printVisits(rows: readonly VisitRow[], runs: number): void {
  console.log(
    `\n${runs} profiles of each, in turn; ms, medians; CPU ×4; usual: 10 Mbit/s, 40 ms; lecture hall: 1.6 Mbit/s, 400 ms\n`,
  )
  console.log(
    `${'network'.padEnd(12)} ${'visit'.padEnd(18)} ${'metric'.padEnd(17)}    worker      none  ratio  goal`,
  )
  for (const { network, visit, metric, worker, none, ratio, goal } of rows) {
    const reached = ratio <= goal ? '' : '  missed'
    console.log(
      `${network.padEnd(12)} ${visit.padEnd(18)} ${visitLabels[metric].padEnd(17)}  ${number(worker)}  ${number(none)}   ${ratio.toFixed(2)}  ${goal.toFixed(2)}${reached}`,
    )
  }
}

const historyLabels: Record<HistoryRow['metric'], string> = {
  change: 'history after a link: window',
  changeWhole: 'history after a link: all',
  reload: 'history after a reload',
  board: 'board after a reload',
}

/** Longest time in which the window shows the history from the board on the slower processor, in ms. */
const HISTORY_GOAL = 300

/** Prints what three years of records cost beside a first week. */
export function printHistory(rows: readonly HistoryRow[], runs: number): void {
  const { week, years } = daysOfStudy
  console.log(
    `\n${runs} openings of each, in turn; ms until the last part is painted, or all in the window; medians; days of records\n`,
  )
  console.log(`${'metric'.padEnd(30)} CPU  ${String(week).padStart(8)}  ${String(years).padStart(8)}  goal`)
  for (const { metric, cpu, ...row } of rows) {
    const judged =
      metric === 'change' && cpu > 1 ? `  ${HISTORY_GOAL}${row.years > HISTORY_GOAL ? '  missed' : ''}` : ''
    console.log(
      `${historyLabels[metric].padEnd(30)}  ×${cpu}  ${number(row.week)}  ${number(row.years)}${judged}`,
    )
  }
}

/** Prints how smoothly the editor drags beside the bare example, and how soon it answers. */
export function printEditor(rows: readonly EditorRow[], runs: number): void {
  console.log(`\n${runs} runs of each, in turn; median (min to max)\n`)
  console.log(`${'what'.padEnd(22)} cells  CPU  variant  figures                      ratio`)
  for (const { what, cells, slowdown, variant, ratio, reached, ...row } of rows) {
    const figures = `${number(row.median)} (${number(row.min)} to ${number(row.max)})`
    const place = `${what.padEnd(22)} ${String(cells).padStart(5)}   ×${slowdown}  ${variant.padEnd(7)}`
    const judged = `${ratio === undefined ? '' : `  ${ratio.toFixed(2)}`}${reached === false ? '  missed' : ''}`
    console.log(`${place} ${figures}${judged}`)
  }
}
