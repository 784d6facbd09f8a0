#!/usr/bin/env node
import { existsSync } from 'node:fs'

const built = new URL('../dist/cli.mjs', import.meta.url)
if (existsSync(built)) await import(built.href)
else {
  // In the repository, from the sources.
  const { register } = await import('tsx/esm/api')
  register()
  await import('../src/cli.ts')
}
