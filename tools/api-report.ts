import { runCommand } from '@cadence/releases/commands/command-line'
import { makeReports, REPORTS, readReports, writeReports } from './api-report/reports.ts'
import { setSharedVersion, sharedVersion, stalePins, versionIn } from './api-report/shared-version.ts'
import { apiChange, apiChanges, nextVersion, type Reports } from './api-report/version-check.ts'
import { git } from './git.ts'
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

/** The version and the reports of `shared` at a commit. @throws Error when git does not know it. */
function apiAt(commit: string): { version: string; reports: Reports } {
  const names = git('ls-tree', '--name-only', commit, `${REPORTS}/`)
    .split('\n')
    .filter((path) => path !== '')
  return {
    version: versionIn(git('show', `${commit}:shared/package.json`)),
    reports: new Map(names.map((path) => [path.slice(REPORTS.length + 1), git('show', `${commit}:${path}`)])),
  }
}

/** Without git, and without a commit that was asked for, the files as they are count as the last version. */
async function apiBefore(base: string | undefined) {
  if (base) return apiAt(base)
  try {
    return apiAt('HEAD')
  } catch {
    return { version: await sharedVersion(), reports: await readReports() }
  }
}

async function apiReport({ check = false, step = false, base }: Options): Promise<number> {
  await run('npx', ['tsc', '-b', 'shared'], '.')
  const before = await apiBefore(base)
  const reports = await makeReports()
  const version = await sharedVersion()
  const change = apiChange(before.reports, reports)
  const demanded = nextVersion(before.version, change)
  for (const [file, kind] of apiChanges(before.reports, reports))
    if (kind !== 'none') console.log(`${kind.padEnd(8)}  ${REPORTS}/${file}`)
  const isTooLow = isLower(version, demanded)
  if (isTooLow && !step)
    throw new Error(
      `The public API of shared ${before.version} changed (${change}), which demands version ${demanded}: \`npm run api-report -- --step\` raises it.`,
    )
  if (check) await requireFresh(reports)
  if (isTooLow) await setSharedVersion(demanded)
  if (!check) await writeReports(reports)
  const pins = await stalePins(isTooLow ? demanded : version)
  if (pins.length > 0)
    throw new Error(`shared is ${version}; another version stands in package.json of ${pins.join(', ')}`)
  console.log(`${REPORTS} is what shared ${isTooLow ? demanded : version} exports`)
  return 0
}

/** @throws Error that names the reports in `shared/api` that are not those of the sources. */
async function requireFresh(reports: Reports): Promise<void> {
  const here = await readReports()
  const stale = [...new Set([...reports.keys(), ...here.keys()])].filter(
    (file) => here.get(file) !== reports.get(file),
  )
  if (stale.length === 0) return
  throw new Error(
    `Not what the sources export: ${stale.join(', ')} in ${REPORTS}. \`npm run api-report\` writes them.`,
  )
}

/** Compares two versions of three numbers. */
function isLower(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) < 0
}

process.exitCode = await runCommand(
  {
    usage,
    options: { check: { type: 'boolean' }, step: { type: 'boolean' }, base: { type: 'string' } },
    words: 0,
  },
  ({ values }) => apiReport(values),
)
