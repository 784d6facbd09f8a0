import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Makes `dist`: the package as an integrator installs it, with JavaScript and declarations. */
const folder = import.meta.dirname
const dist = join(folder, 'dist')
rmSync(dist, { recursive: true, force: true })

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
const options = ['--project', 'tsconfig.build.json']
execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...options], { cwd: folder, stdio: 'inherit' })

const { name, version, type, license, description, dependencies } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
)
const exports = { '.': { types: './client.d.ts', default: './client.js' } }
const manifest = { name, version, type, license, description, exports, dependencies }
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
cpSync(join(folder, 'README.md'), join(dist, 'README.md'))
