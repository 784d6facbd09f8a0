import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import * as z from 'zod/mini'
import { root } from '../workspaces.ts'

const shared = join(root, 'shared')

/** Folder of the reports, from the root on. */
export const REPORTS = 'shared/api'

/** API Extractor writes each report here, whether it differs from the one in `shared/api` or not. */
const drafts = join(root, '.cache/api-report')

const manifestSchema = z.object({ exports: z.record(z.string(), z.string()) })

/** Entry points of `shared` and the declarations that `tsc -b` wrote for them. */
function entryPoints() {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8')))
  return Object.entries(exports).map(([name, source]) => ({
    module: `@cadence/shared/${name.slice('./'.length)}`,
    file: `${name.slice('./'.length).replaceAll('/', '-')}.api.md`,
    declarations: join(shared, '.tsc', source.replace(/\.tsx?$/, '.d.ts')),
  }))
}

const silent = { default: { logLevel: ExtractorLogLevel.None } }

/** The options of `shared/tsconfig.json` that decide how declarations are read. */
const compilerOptions = {
  target: 'es2022',
  module: 'preserve',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

type EntryPoint = ReturnType<typeof entryPoints>[number]

function configOf({ file, declarations }: EntryPoint, entries: readonly EntryPoint[]): ExtractorConfig {
  const files = entries.map((entry) => entry.declarations)
  // A file that bundles with who imports it names other entry points as they do: their sources are no declarations.
  const paths = Object.fromEntries(entries.map((entry) => [entry.module, [entry.declarations]]))
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(shared, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: shared,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: { ...compilerOptions, paths }, files } },
      apiReport: {
        enabled: true,
        // A type without an export is part of the API too when an exported type refers to it.
        includeForgottenExports: true,
        reportFileName: file,
        reportFolder: join(root, REPORTS),
        reportTempFolder: drafts,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  })
}

/** Writes the report of each entry point of `shared`, from the declarations of its last `tsc -b`. @returns them by file. */
export async function makeReports(): Promise<Map<string, string>> {
  await rm(drafts, { recursive: true, force: true })
  await mkdir(drafts, { recursive: true })
  await mkdir(join(root, REPORTS), { recursive: true })
  const entries = entryPoints()
  const configs = entries.map((entry) => configOf(entry, entries))
  // One program of the compiler serves all entry points: one for each would take a minute.
  const [first] = configs
  const compilerState =
    first &&
    CompilerState.create(first, { additionalEntryPoints: entries.map(({ declarations }) => declarations) })
  for (const config of configs)
    Extractor.invoke(config, {
      ...(compilerState ? { compilerState } : {}),
      // API Extractor prints its own version and that of TypeScript otherwise.
      messageCallback: (message) => {
        message.handled = true
      },
    })
  return readReports(drafts)
}

/** The reports in a folder, by file. */
export async function readReports(folder = join(root, REPORTS)): Promise<Map<string, string>> {
  const files = existsSync(folder) ? (await readdir(folder)).sort() : []
  const texts = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

/** Replaces the reports in `shared/api`. */
export async function writeReports(reports: ReadonlyMap<string, string>): Promise<void> {
  await rm(join(root, REPORTS), { recursive: true, force: true })
  await mkdir(join(root, REPORTS), { recursive: true })
  for (const [file, report] of reports) await writeFile(join(root, REPORTS, file), report)
}
