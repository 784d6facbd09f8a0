import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundle } from '../../build.ts'
import { openEmbedded } from '../../src/db/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded database with all migrations, to copy; empty when the tests run on PostgreSQL. */
    template: string
    /** The bundle that production starts. */
    main: string
  }
}

/** Creates once what takes seconds: the first database and the bundle. */
export default async function setup(project: TestProject): Promise<() => void> {
  const main = join(import.meta.dirname, '../../dist/test/main.js')
  await bundle(main)
  project.provide('main', main)
  if (process.env.DATABASE_URL) {
    project.provide('template', '')
    return () => {}
  }
  const template = mkdtempSync(join(tmpdir(), 'cadence-template-'))
  const database = await openEmbedded(template)
  await database.close()
  project.provide('template', template)
  return () => rmSync(template, { recursive: true, force: true })
}
