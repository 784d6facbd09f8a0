import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundle } from '../../build.ts'
import { openEmbedded } from '../../src/db/embedded.ts'
import { migrateOnPostgres } from '../../src/db/migrations.ts'
import { addressOf, newDatabaseName, onServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with all migrations, to copy: a folder, or the name of one on PostgreSQL. */
    template: string
    /** The bundle that production starts. */
    main: string
    /** The operator's commands, likewise. */
    operator: string
  }
}

/** Creates once what takes long: a database with all migrations, and the bundles. */
export default async function setup(project: TestProject): Promise<() => void> {
  const main = join(import.meta.dirname, '../../dist/test/main.js')
  await bundle(main)
  project.provide('main', main)
  const operator = join(import.meta.dirname, '../../dist/test/operator.js')
  await bundle(operator, 'src/operator/operator-cli.ts')
  project.provide('operator', operator)
  const { template, remove } = await makeTemplate(process.env.DATABASE_URL)
  project.provide('template', template)
  return remove
}

interface Template {
  template: string
  remove(): Promise<void>
}

function makeTemplate(server: string | undefined): Promise<Template> {
  return server === undefined ? embeddedTemplate() : postgresTemplate(server)
}

async function embeddedTemplate(): Promise<Template> {
  const template = mkdtempSync(join(tmpdir(), 'cadence-template-'))
  const database = await openEmbedded(template)
  await database.close()
  return { template, remove: async () => rmSync(template, { recursive: true, force: true }) }
}

async function postgresTemplate(server: string): Promise<Template> {
  const template = newDatabaseName()
  await onServer(server, `create database ${template}`)
  await migrateOnPostgres(addressOf(server, template))
  return { template, remove: () => onServer(server, `drop database ${template} with (force)`) }
}
