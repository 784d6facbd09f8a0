import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BuildOptions, build } from 'esbuild'

const run = promisify(execFile)
const workspace = fileURLToPath(new URL('..', import.meta.url))
const cache = join(workspace, '../.cache')

const common: BuildOptions = {
  absWorkingDir: workspace,
  bundle: true,
  format: 'esm',
  packages: 'external',
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
}

/** Bundles the commands and the release server as in the package: from the sources, each command starts a second later. */
export async function bundleCommands(outdir: string): Promise<void> {
  const entryPoints = ['src/cli.ts', 'src/server.ts']
  await build({ ...common, entryPoints, outdir, splitting: true, platform: 'node', target: 'node20' })
}

/** Writes the declarations of the entry points, and of what they import. */
async function writeDeclarations(to: string): Promise<void> {
  const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript')))
  const options = ['--project', 'tsconfig.package.json', '--outDir', to]
  await run(process.execPath, [tsc, ...options], { cwd: workspace })
  const files = await readdir(to, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    // Outside of this repository, nothing imports a path that ends with `.ts`.
    const text = await readFile(join(to, file), 'utf8')
    await writeFile(join(to, file), text.replace(/(['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'))
  }
}

/** An entry point: what runs, and its declarations. */
const entryPoint = (name: string) => ({
  types: `./dist/types/${name}.d.ts`,
  default: `./dist/${name}.mjs`,
})

/** Writes the package into a folder: compiled scripts and declarations, no sources. */
export async function writePackage(folder: string): Promise<void> {
  const manifest: object = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8'))
  const dist = join(folder, 'dist')
  await rm(folder, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  await bundleCommands(dist)
  await build({
    ...common,
    entryPoints: ['src/browser.ts'],
    outdir: dist,
    platform: 'browser',
    target: 'es2022',
  })
  await writeDeclarations(join(dist, 'types'))
  for (const name of ['bin', 'schemas', 'README.md'])
    await cp(join(workspace, name), join(folder, name), { recursive: true })
  await cp(join(workspace, '../LICENSE'), join(folder, 'LICENSE'))
  const own = {
    ...manifest,
    exports: {
      './browser': entryPoint('browser'),
      './server': entryPoint('server'),
      './schemas/*': './schemas/*',
    },
    scripts: {},
    devDependencies: {},
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(cache, 'releases-package')
  await writePackage(folder)
  const { stdout } = await run('npm', ['pack', folder, '--pack-destination', cache])
  console.log(`.cache/${stdout.trim().split('\n').at(-1)}`)
}
