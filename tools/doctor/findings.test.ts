import { readConfig as readApiConfig } from '@cadence/api/config'
import { readConfig as readServerConfig } from '@cadence/host/server-config'
import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'
import type { Installation } from './read-installation.ts'

/** The variables of an installation that lacks nothing. */
const complete = {
  APP_URL: 'https://cadence.example',
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://cadence:word@mail.example',
  MAIL_FROM: 'Cadence <bonjour@cadence.example>',
  TEAM_EMAIL: 'equipe@cadence.example',
  DATABASE_URL: 'postgres://cadence@db.example/cadence',
  TOKEN_KEYS: `a:${'A'.repeat(43)}`,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'word',
  ADMIN_EMAILS: 'lea@cadence.example',
  BACKUP_DIR: '/var/backups/cadence',
}

/** An installation with some variables or answers that differ from the complete one. */
function installation(
  variables: Record<string, string> = {},
  answers: Partial<Installation> = {},
): Installation {
  const environment = { ...complete, ...variables }
  return {
    set: new Set(Object.keys(environment).filter((name) => environment[name as keyof typeof environment])),
    api: readApiConfig(environment),
    server: readServerConfig(environment),
    surroundings: { mailError: undefined, database: { error: undefined, version: 15, administrators: 1 } },
    missingFacts: [],
    siteError: undefined,
    releases: { missing: [] },
    backupAge: 3,
    ...answers,
  }
}

const subjects = (state: string, ...of: Parameters<typeof installation>) =>
  findings(installation(...of))
    .filter((finding) => finding.state === state)
    .map(({ subject }) => subject)

test('an installation that lacks nothing is ready', () => {
  expect(findings(installation()).map(({ state }) => state)).toEqual(Array(11).fill('ready'))
})

describe('missing is', () => {
  const database = (state: object) => ({
    surroundings: {
      mailError: undefined,
      database: { error: undefined, version: 15, administrators: 1, ...state },
    },
  })
  const noDatabase = { surroundings: { mailError: undefined, database: undefined } }

  test.each<[string, string, Record<string, string>, Partial<Installation>]>([
    ['a fact of the publisher', 'Facts', {}, { missingFacts: ['vatNumber: numéro de TVA'] }],
    ['an address on this machine', 'Address', { APP_URL: 'http://localhost:3000' }, {}],
    ['an address without TLS', 'Address', { APP_URL: 'http://cadence.example' }, {}],
    ['an address where nobody answers', 'Address', {}, { siteError: '/health answers 502' }],
    ['production', 'Mode', { NODE_ENV: '' }, {}],
    ['a mail server', 'Mail', { SMTP_URL: '' }, {}],
    ['the sender of mails', 'Mail', { MAIL_FROM: '' }, {}],
    [
      'a mail server that takes mails',
      'Mail',
      {},
      { surroundings: { ...installation().surroundings, mailError: '535 Authentication failed' } },
    ],
    ['a database that survives a power cut', 'Database', { DATABASE_URL: '' }, noDatabase],
    ['a database that answers', 'Database', {}, database({ error: 'connect ECONNREFUSED' })],
    ['a database that is new enough', 'Database', {}, database({ version: 12 })],
    ['a folder of backups', 'Backup', { BACKUP_DIR: '' }, {}],
    ['a backup', 'Backup', {}, { backupAge: undefined }],
    ['a backup of last night', 'Backup', {}, { backupAge: 30 }],
    ['the name of an administrator', 'Administrators', { ADMIN_EMAILS: '' }, database({ administrators: 0 })],
    ['the account of an administrator', 'Administrators', {}, database({ administrators: 0 })],
    ['a limit of attempts', 'Limits', { RATE_LIMIT_SCALE: '100' }, {}],
    ['a live part', 'Releases', {}, { releases: { missing: ['auth'] } }],
    ['a store of releases', 'Releases', {}, { releases: { error: 'bucket away' } }],
  ])('%s', (_, subject, variables, answers) => {
    expect(subjects('missing', variables, answers)).toEqual([subject])
  })
})

test.each<[string, string, Record<string, string>, Partial<Installation>]>([
  ['a key in the database', 'Keys', { TOKEN_KEYS: '' }, {}],
  ['no sign-in by Google', 'Sign-in', { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }, {}],
  ['an inbox without mails to the team', 'Mail', { TEAM_EMAIL: '' }, {}],
  ['no server of the community', 'Facts', {}, { missingFacts: ['communityServer: adresse'] }],
])('%s is a choice, and no obstacle', (_, subject, variables, answers) => {
  expect(subjects('advice', variables, answers)).toEqual([subject])
  expect(subjects('missing', variables, answers)).toEqual([])
})

test('everything that is not ready names the line that mends it', () => {
  const bare = Object.fromEntries(Object.keys(complete).map((name) => [name, '']))
  const found = findings(
    installation(bare, {
      missingFacts: ['vatNumber: numéro de TVA'],
      surroundings: { mailError: undefined, database: undefined },
      releases: { missing: ['host'] },
    }),
  )
  const unready = found.filter(({ state }) => state !== 'ready')
  expect(unready.length).toBeGreaterThanOrEqual(10)
  expect(unready.filter(({ mend }) => !mend)).toEqual([])
})
