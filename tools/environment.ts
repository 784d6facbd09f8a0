import { resolve } from 'node:path'
import { previewVariables } from '@cadence/releases/preview/preview-policy'
import { storeVariables } from '@cadence/releases/store/open-store'
import {
  parseEnvironment,
  portOr,
  text,
  textOr,
  type Environment as Variables,
} from '@cadence/shared/environment'
import * as z from 'zod/mini'
import { root } from './workspaces.ts'

/** The variables of every release command. A wrong variable of another command must not stop a rollback. */
const releaseVariables = { RELEASE_BY: text, ...storeVariables }
const releasesSchema = z.object(releaseVariables)

const shellVariables = { PORT: portOr(3000), APP_URL: text }
const previewSchema = z.object({ ...shellVariables, ...previewVariables })

const schema = z.object({
  ...shellVariables,
  ...releaseVariables,
  ...previewVariables,
  API_PORT: portOr(3100),
  MAILBOX_PORT: portOr(3110),
  MAILBOX_SMTP_PORT: portOr(3111),
  OPENID_PORT: portOr(3120),
  DATA_DIR: textOr('.data'),
  DATABASE_URL: text,
  SHELL_URL: text,
  SMTP_URL: text,
  GOOGLE_CLIENT_ID: text,
})

/** The variables that the commands use themselves. The servers parse their own. */
export type Environment = z.infer<typeof schema> & { APP_URL: string }

const withFolder = <V extends { RELEASES_DIR: string }>(values: V) => ({
  ...values,
  RELEASES_DIR: resolve(root, values.RELEASES_DIR),
})

const withAddress = <V extends { PORT: number; APP_URL?: string | undefined }>(values: V) => ({
  ...values,
  APP_URL: values.APP_URL ?? `http://localhost:${values.PORT}`,
})

/** Reads the variables of every release command. @throws EnvironmentError that names each wrong variable. */
export const readReleasesEnvironment = (environment: Variables = process.env) =>
  withFolder(parseEnvironment(releasesSchema, environment))

/** Reads the variables of the links to previews. @throws EnvironmentError that names each wrong variable. */
export const readPreviewEnvironment = (environment: Variables = process.env) =>
  withAddress(parseEnvironment(previewSchema, environment))

/** Reads the environment. Folders become paths from the root. @throws EnvironmentError that names each wrong variable. */
export function readEnvironment(environment: Variables = process.env): Environment {
  const values = parseEnvironment(schema, environment)
  return { ...withAddress(withFolder(values)), DATA_DIR: resolve(root, values.DATA_DIR) }
}

/** The variables for child processes. */
export function childEnvironment(values: Environment): Record<string, string> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
}
