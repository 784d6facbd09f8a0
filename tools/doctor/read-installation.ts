import { readConfig as readApiConfig } from '@cadence/api/config'
import { type ApiSurroundings, apiSurroundings } from '@cadence/api/installation'
import { readConfig as readServerConfig, type ServerConfig } from '@cadence/host/server-config'
import { openStore } from '@cadence/releases/store/open-store'
import { readStore } from '@cadence/releases/store/release-store'
import { type Environment, parseEnvironment, text } from '@cadence/shared/environment'
import { missingFacts } from '@cadence/shared/site'
import * as z from 'zod/mini'
import { releasables } from '../workspaces.ts'
import { backupAgeIn } from './backup-age.ts'

/** Milliseconds until an address counts as one where nobody answers. */
const ANSWER_LIMIT_MS = 5_000

/** The variables that only `npm run doctor` reads. */
const ownVariables = z.object({ BACKUP_DIR: text })

/** What is known of an installation: its settings, and what its surroundings answer. */
export interface Installation {
  /** The variables that are set, by name. */
  set: ReadonlySet<string>
  api: ReturnType<typeof readApiConfig>
  server: ServerConfig
  surroundings: ApiSurroundings
  /** Facts of the publisher that are missing, as `name: description`. */
  missingFacts: readonly string[]
  /** What is wrong with the answers of the site's own address; undefined when both servers answer there. */
  siteError: string | undefined
  /** Parts of the product that are not live; or why the release store cannot be read. */
  releases: { missing: readonly string[] } | { error: string }
  /** Age in hours of the newest file in the folder of the backups; undefined without a folder or a file. */
  backupAge: number | undefined
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function siteError(appUrl: string): Promise<string | undefined> {
  for (const path of ['/health', '/api/v1/health']) {
    try {
      const { status } = await fetch(appUrl + path, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
      if (status !== 200) return `${path} answers ${status}`
    } catch (error) {
      // `fetch` says only that it failed; its cause says why, for example an expired certificate.
      return `${path}: ${messageOf(error instanceof Error && error.cause ? error.cause : error)}`
    }
  }
  return undefined
}

async function releasesOf(config: ServerConfig): Promise<Installation['releases']> {
  try {
    const { remotes, host } = await readStore(await openStore(config))
    const live = new Set([...remotes.map(({ name }) => name), ...(host ? ['host'] : [])])
    return { missing: releasables.filter((part) => !live.has(part)) }
  } catch (error) {
    return { error: messageOf(error) }
  }
}

/**
 * Reads the settings of both servers and asks their surroundings: mail server, database, release store, the site's own
 * address. Changes nothing. @throws EnvironmentError that names each wrong variable.
 */
export async function readInstallation(environment: Environment, now: Date): Promise<Installation> {
  const api = readApiConfig(environment)
  const server = readServerConfig(environment)
  const { BACKUP_DIR } = parseEnvironment(ownVariables, environment)
  const [surroundings, site, releases, backupAge] = await Promise.all([
    apiSurroundings(api),
    siteError(api.appUrl),
    releasesOf(server),
    BACKUP_DIR ? backupAgeIn(BACKUP_DIR, now) : undefined,
  ])
  return {
    set: new Set(Object.keys(environment).filter((name) => environment[name])),
    api,
    server,
    surroundings,
    missingFacts: missingFacts(),
    siteError: site,
    releases,
    backupAge,
  }
}
