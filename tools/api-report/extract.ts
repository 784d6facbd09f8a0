import { readFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { root } from '../workspaces.ts'
import { withoutComments } from './declarations.ts'
import { fileOf } from './report-files.ts'

const shared = join(root, 'shared')
const out = join(root, '.cache/api-report')

/** Entry points of `shared` and the declarations that `tsc -b` wrote for them. */
function entryPoints(): [entry: string, declarations: string][] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(shared, 'package.json'), 'utf8'),
  )
  return Object.entries(exports).map(([name, source]) => [
    name.slice('./'.length),
    join(shared, '.tsc', source.replace(/\.tsx?$/, '.d.ts')),
  ])
}

const silent = { default: { logLevel: ExtractorLogLevel.None } }

/** The options of TypeScript that decide how declarations are read; `shared/tsconfig.json` in the words of its tool. */
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

function configOf(entry: string, declarations: string, all: string[]): ExtractorConfig {
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(shared, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: shared,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: all } },
      // What is not exported but stands in the types of what is, is part of the API too.
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: fileOf(entry),
        reportFolder: out,
        reportTempFolder: join(out, 'temp'),
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

/** A report without what comes and goes with comments, under a head of ours. */
function reportOf(entry: string, written: string): string {
  const code = /```ts\n(?<code>[\s\S]*?)\n```/.exec(written)?.groups?.code ?? ''
  const body = withoutComments(code).replaceAll(/\n{3,}/g, '\n\n')
  return `# \`@cadence/shared/${entry}\`

What this entry point exports, as \`npm run api-report\` writes it. Its changes are what a review looks at.

\`\`\`ts
${body}
\`\`\`
`
}

/** The report of each entry point of `shared`, from the declarations of its last `tsc -b`. One program serves all. */
export async function extractReports(): Promise<Map<string, string>> {
  await mkdir(join(out, 'temp'), { recursive: true })
  const entries = entryPoints()
  const files = entries.map(([, declarations]) => declarations)
  const configs = entries.map(([entry, declarations]) => ({
    entry,
    config: configOf(entry, declarations, files),
  }))
  const [first] = configs
  if (!first) return new Map()
  const compilerState = CompilerState.create(first.config, { additionalEntryPoints: files })
  const reports = new Map<string, string>()
  for (const { entry, config } of configs) {
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      // What it would say in the console: of its own version, and of the version of TypeScript here.
      messageCallback: (message) => {
        message.handled = true
      },
    })
    reports.set(entry, reportOf(entry, await readFile(join(out, fileOf(entry)), 'utf8')))
  }
  return reports
}
