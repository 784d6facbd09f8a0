import { runCommand } from '@cadence/releases/commands/command-line'
import { classify, describeChanges, weightOf } from './api-report/classify.ts'
import { extractReports } from './api-report/extract.ts'
import { setSharedVersion, sharedVersion, stalePins } from './api-report/pins.ts'
import { type Kept, reportsAt, reportsHere, writeReports } from './api-report/report-files.ts'
import { demandedVersion, isAtLeast } from './api-report/version-step.ts'
import { run } from './run.ts'

const usage = `npm run api-report    writes what each entry point of shared exports into shared/api; refuses while the version of
                      shared is too low for what changed
--step: raises the version, with every pin of it
--check: only looks, and fails when the reports are not those of the sources
--base main: compares with that commit instead of the last one`

interface Options {
  check?: boolean | undefined
  step?: boolean | undefined
  base?: string | undefined
}

const STEP = '`npm run api-report -- --step`'

/** What is compared with: the last commit, or where the change began. Without git, the files as they are. */
function reportsBefore(base: string | undefined): Kept {
  if (base) return reportsAt(base)
  try {
    return reportsAt('HEAD')
  } catch {
    return reportsHere()
  }
}

/** Writes the reports, or checks them. */
async function apiReport(values: Options): Promise<number> {
  await run('npx', ['tsc', '-b', 'shared'], '.')
  const reports = await extractReports()
  const before = reportsBefore(values.base)
  const changes = before.version === null ? [] : classify(before.reports, reports)
  const version = await sharedVersion()
  const demanded = demandedVersion(before.version ?? version, weightOf(changes))
  const next = isAtLeast(version, demanded) ? version : demanded
  if (changes.length > 0) {
    console.log(`The public API of shared ${before.version} changes:`)
    for (const line of describeChanges(changes)) console.log(line)
  }
  if (next !== version && !values.step) {
    throw new Error(`That demands version ${demanded} of shared, which is ${version}: ${STEP} raises it.`)
  }
  if (values.check) return check(reports, version)
  if (next !== version) await setSharedVersion(next)
  await writeReports(reports, next)
  console.log(`${reports.size} reports of shared ${next} in shared/api`)
  return 0
}

async function check(reports: ReadonlyMap<string, string>, version: string): Promise<number> {
  const here = reportsHere()
  const entries = new Set([...reports.keys(), ...here.reports.keys()])
  const stale = [...entries].filter((entry) => here.reports.get(entry) !== reports.get(entry))
  if (stale.length > 0) {
    throw new Error(
      `Not what the sources export: the reports of ${stale.join(', ')} in shared/api. \`npm run api-report\` writes them.`,
    )
  }
  const pins = await stalePins(version)
  if (pins.length > 0) {
    throw new Error(
      `shared is ${version}, but another version stands in ${pins.map((folder) => `${folder}/package.json`).join(', ')}`,
    )
  }
  if (here.version !== version) {
    throw new Error(
      `shared is ${version}, its reports are of ${here.version}. \`npm run api-report\` writes them.`,
    )
  }
  console.log(`${reports.size} reports of shared ${version} are what its sources export`)
  return 0
}

process.exitCode = await runCommand(
  {
    usage,
    options: { check: { type: 'boolean' }, step: { type: 'boolean' }, base: { type: 'string' } },
    words: 0,
  },
  ({ values }) => apiReport(values),
)
