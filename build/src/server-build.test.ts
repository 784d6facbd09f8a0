import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noticesSchema } from '@cadence/releases/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pluginServerBuild } from './server-build.ts'

/** Inside the repository, so that the bundler finds the installed packages. */
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))
let rootPath = ''

const entry = `
import { isDay } from '@cadence/shared/calendar/time'
import { paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { useState } from 'react'
import { jsx } from 'react/jsx-runtime'
import { useSnapshot } from 'valtio/react'
import * as z from 'zod/mini'
import { own } from './own'
export const deeper = isDay
export const given = [paths, styled, useState, jsx, useSnapshot]
export const brought = z.string().parse(own)
export const mode = process.env.NODE_ENV
export const element = () => <p>text</p>
`

beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  rootPath = await mkdtemp(join(cache, 'server-build-'))
  await mkdir(join(rootPath, 'src'))
  await writeFile(join(rootPath, 'src/server.tsx'), entry)
  await writeFile(join(rootPath, 'src/own.ts'), "export const own: string = 'own'")
})
afterAll(() => rm(rootPath, { recursive: true, force: true }))

/** Runs the plugin as the bundler does after its own build. @returns the text of the server build and the modules that it requires. */
async function built(role: 'host' | 'remote', source = './src/server.tsx', dist = `dist-${role}`) {
  const distPath = join(rootPath, dist)
  const after: (() => Promise<void>)[] = []
  const { setup } = pluginServerBuild({ entry: { file: source }, role })
  const api = { context: { rootPath, distPath }, onAfterBuild: (run: () => Promise<void>) => after.push(run) }
  await setup(api as unknown as Parameters<typeof setup>[0])
  expect(existsSync(join(distPath, 'server.cjs'))).toBe(false)
  for (const run of after) await run()
  const text = await readFile(join(distPath, 'server.cjs'), 'utf8')
  const asked: string[] = []
  const module = { exports: {} as Record<string, unknown> }
  const builtin = createRequire(import.meta.url)
  const require = (name: string) => {
    asked.push(name)
    return name.startsWith('@cadence') || role === 'remote' ? {} : builtin(name)
  }
  new Function('module', 'exports', 'require', text)(module, module.exports, require)
  return { asked: [...new Set(asked)].sort(), exports: module.exports, text }
}

test('a remote’s server build takes shared packages from the host, by any of their names, and contains the rest', async () => {
  const { asked, exports, text } = await built('remote')
  expect(asked).toEqual([
    '@cadence/shared/router',
    '@emotion/styled',
    'react',
    'react/jsx-runtime',
    'valtio/react',
  ])
  expect(exports.brought).toBe('own')
  // The host does not give a deeper entry point of shared, so that the build without it could not run.
  expect(exports.deeper).toBeTypeOf('function')
  expect(exports.mode).toBe('production')
  expect(text).not.toContain('jsxDEV')
})

test('the host’s server build contains everything but Node’s own modules', async () => {
  await writeFile(
    join(rootPath, 'src/host.tsx'),
    "import styled from '@emotion/styled'\nimport { useState } from 'react'\nexport const given = [typeof styled, typeof useState]",
  )
  const { asked, exports } = await built('host', './src/host.tsx')
  expect(asked).toEqual([])
  expect(exports.given).toEqual(['function', 'function'])
})

test('its notices name the packages that it contains, and none that the host contains', async () => {
  await built('remote', './src/server.tsx', 'dist-named')
  const text = await readFile(join(rootPath, 'dist-named/server.licences.json'), 'utf8')
  expect(noticesSchema.parse(JSON.parse(text)).map(({ name }) => name)).toEqual(['esbuild', 'zod'])
})

test('only a production build has a server build', () => {
  expect(pluginServerBuild({ entry: { file: 'x' }, role: 'remote' }).apply).toBe('build')
})
