import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { expect, onTestFinished, test } from 'vitest'
import { COMPILE_HINT, compileHintPlugin } from './compile-hint.ts'

test('every script of a build begins with the hint', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compile-hint-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'entry.ts'), "void import('./later.ts')")
  await writeFile(join(folder, 'later.ts'), 'document.title = String(Math.random())')
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: './entry.ts' } },
      tools: { htmlPlugin: false, rspack: { plugins: [compileHintPlugin()] } },
    },
  })
  await (await rsbuild.build()).close()
  const scripts = (await readdir(join(folder, 'dist'), { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  )
  expect(scripts).toHaveLength(2)
  for (const name of scripts) {
    const [first] = (await readFile(join(folder, 'dist', name), 'utf8')).split('\n')
    expect(first, name).toBe(COMPILE_HINT)
  }
})
