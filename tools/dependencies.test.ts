import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { root, workspaceFolders } from './workspaces.ts'

const names = z._default(z.record(z.string(), z.string()), {})
const manifestSchema = z.object({ dependencies: names, devDependencies: names, peerDependencies: names })

const manifestOf = (folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))

/** Modules of deployed servers. Their packages are `dependencies`; packages of pages are `devDependencies`. */
const servers: Record<string, RegExp> = { api: /^api\/src\//, host: /^host\/server\// }
const isTest = (file: string) => /\.test(-kit)?\.tsx?$|\/fixture\//.test(file)

/** `.` means the files of the root and of `tools`. */
const workspaces = ['.', ...workspaceFolders()].filter((folder) => existsSync(join(root, folder)))

const all = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
/** Apps that only tests use. Each has a `package.json` of its own inside a workspace. */
const apps = all
  .filter((file) => /.+\/.+\/package\.json$/.test(file))
  .map((file) => file.replace(/package\.json$/, ''))
const sources = all.filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file) && existsSync(join(root, file)))
const isOfApp = (file: string) => apps.some((app) => file.startsWith(app))
const tracked = sources.filter((file) => !isOfApp(file))

const filesOf = (folder: string) =>
  tracked.filter((file) =>
    folder === '.' ? /^(?:tools\/|[^/]+$)/.test(file) : file.startsWith(`${folder}/`),
  )

const specifier =
  /^(?:import |(?:import|export|\}) .*\bfrom |\} from )'([^']+)'|\b(?:import|require\.resolve)\('([^']+)'\)/gm

/** Names of the packages that a file imports. Template literals are left out: they hold sources of other files. */
function importsOf(file: string, withTypes: boolean): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/`[^`]*`/g, '')
  const imports = withTypes ? text : text.replace(/^import type .*/gm, '')
  return [...imports.matchAll(specifier)]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

const importedBy = (files: readonly string[], withTypes = true) =>
  [...new Set(files.flatMap((file) => importsOf(file, withTypes)))].toSorted()
const isOurs = (name: string) => name.startsWith('@cadence/')

describe.each(workspaces)('the package.json of %s', (folder) => {
  const files = filesOf(folder)
  const { dependencies, devDependencies } = manifestOf(folder)
  const listed = Object.keys({ ...dependencies, ...devDependencies })
  const imported = importedBy(files)

  test('lists every package that its files import', () => {
    // npm links all workspaces for the root, and shared imports itself by its name.
    const wanted = imported.filter((name) => !['.', 'shared'].includes(folder) || !isOurs(name))
    expect(wanted.filter((name) => !listed.includes(name))).toEqual([])
  })

  test('lists nothing else, except types, peer dependencies and tools', () => {
    const ofApps = sources.filter((file) => isOfApp(file) && file.startsWith(`${folder}/`))
    const texts = [...files, ...ofApps].map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    const scripts = readFileSync(join(root, folder, 'package.json'), 'utf8').split('"scripts"')[1] ?? ''
    const peers = listed.flatMap((name) => {
      const manifest = join('node_modules', name)
      return existsSync(join(root, manifest)) ? Object.keys(manifestOf(manifest).peerDependencies) : []
    })
    const needed = (name: string) =>
      imported.includes(name) ||
      peers.includes(name) ||
      texts.includes(name) ||
      // The names of the fonts' packages are put together at run time.
      texts.includes(`${name.split('/')[0]}/\${`) ||
      scripts.includes(name) ||
      name === '@types/node' ||
      imported.includes(name.replace('@types/', ''))
    expect(listed.filter((name) => !needed(name))).toEqual([])
  })
})

test.each(workspaces.filter((folder) => folder in servers))(
  '%s has the packages of its server, and no others, as dependencies',
  (folder) => {
    const ofServer = filesOf(folder).filter((file) => servers[folder]?.test(file) && !isTest(file))
    expect(Object.keys(manifestOf(folder).dependencies).toSorted()).toEqual(importedBy(ofServer, false))
  },
)

const rulesSchema = z.object({
  packageRules: z.array(
    z.object({ matchPackageNames: z.array(z.string()), allowedVersions: z.optional(z.string()) }),
  ),
})

test('Renovate proposes no OpenTelemetry 3, which needs a newer Node than the lowest that is supported', () => {
  const { packageRules } = rulesSchema.parse(JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')))
  const held = packageRules.find(({ matchPackageNames }) => matchPackageNames.includes('@opentelemetry/**'))
  expect(held?.allowedVersions).toBe('<3')
})
