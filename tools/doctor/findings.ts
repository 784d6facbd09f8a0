import type { Installation } from './read-installation.ts'

/**
 * `missing`: not to be opened to the public like this. `advice`: may be meant so. `ready`: nothing to do.
 */
export type State = 'ready' | 'missing' | 'advice'

/** One line of the checklist. */
export interface Finding {
  subject: string
  state: State
  /** What is there, or what is not. */
  what: string
  /** The line that mends it. */
  mend?: string
}

/** The oldest PostgreSQL that the API works with. */
const OLDEST_POSTGRES = 13
/** Hours after which a daily backup is late. */
const BACKUP_LIMIT_HOURS = 26

/** Facts that an installation can do without: the texts promise nothing of them then. */
const optionalFacts: readonly string[] = ['communityServer', 'liveEventsYear']

type Rule = (installation: Installation) => Finding[]

const ready = (subject: string, what: string): Finding => ({ subject, state: 'ready', what })
const missing = (subject: string, what: string, mend: string): Finding => ({
  subject,
  state: 'missing',
  what,
  mend,
})
const advice = (subject: string, what: string, mend: string): Finding => ({
  subject,
  state: 'advice',
  what,
  mend,
})

const facts: Rule = ({ missingFacts }) => {
  if (missingFacts.length === 0) return [ready('Facts', 'the publisher’s facts are filled in')]
  return missingFacts.map((fact) => {
    const [name = ''] = fact.split(':')
    const finding = optionalFacts.includes(name) ? advice : missing
    return finding('Facts', `the pages lack ${fact}`, `in shared/src/site.ts: ${name}: '…', then build again`)
  })
}

const address: Rule = ({ api, siteError }) => {
  const mend = 'APP_URL=https://cadence.example, for both servers'
  if (api.isOnThisMachine)
    return [missing('Address', `links in mails lead to ${api.appUrl}, this machine`, mend)]
  if (!api.appUrl.startsWith('https:')) return [missing('Address', `${api.appUrl} is not encrypted`, mend)]
  if (!siteError) return [ready('Address', `both servers answer at ${api.appUrl}`)]
  return [
    missing('Address', `${api.appUrl}${siteError}`, 'docs/operate.md, “Several processes behind nginx”'),
  ]
}

const mode: Rule = ({ api, server }) =>
  api.production && server.NODE_ENV === 'production'
    ? [ready('Mode', 'production')]
    : [
        missing(
          'Mode',
          'as on a developer’s machine, where previews of that machine need no signature',
          'NODE_ENV=production, for both servers',
        ),
      ]

const mail: Rule = ({ api, set, surroundings: { mailError } }) => {
  const found: Finding[] = []
  if (!set.has('SMTP_URL'))
    found.push(
      missing(
        'Mail',
        'mails go to the stand-in of this machine, so nobody can verify an address',
        'SMTP_URL=smtps://user:password@mail.example',
      ),
    )
  else if (mailError)
    found.push(missing('Mail', `the mail server refuses: ${mailError}`, 'correct SMTP_URL, or that server'))
  else found.push(ready('Mail', 'the mail server answers and knows the account'))
  if (!set.has('MAIL_FROM'))
    found.push(
      missing('Mail', `mails come from ${api.mailFrom}`, 'MAIL_FROM="Cadence <bonjour@cadence.example>"'),
    )
  if (!api.teamEmail)
    found.push(
      advice('Mail', 'nobody is told of a new message in the inbox', 'TEAM_EMAIL=equipe@cadence.example'),
    )
  return found
}

const database: Rule = ({ surroundings: { database: state } }) => {
  if (!state)
    return [
      missing(
        'Database',
        'the embedded database loses what was saved last in a power cut',
        'DATABASE_URL=postgres://cadence:password@db.example/cadence',
      ),
    ]
  if (state.error) return [missing('Database', state.error, 'correct DATABASE_URL, or that server')]
  if (state.version < OLDEST_POSTGRES)
    return [missing('Database', `PostgreSQL ${state.version}`, `PostgreSQL ${OLDEST_POSTGRES} or newer`)]
  return [ready('Database', `PostgreSQL ${state.version} answers`)]
}

const keys: Rule = ({ api }) =>
  api.tokenKeys
    ? [ready('Keys', 'the keys of the access tokens are kept apart from the database')]
    : [
        advice(
          'Keys',
          'the database keeps the key of the access tokens, and so does each copy of it',
          'TOKEN_KEYS_FILE=/etc/cadence/token-keys, with a line a:$(openssl rand 32 | basenc --base64url -w0 | tr -d =)',
        ),
      ]

const signIn: Rule = ({ api }) =>
  api.google?.authority === 'google'
    ? [ready('Sign-in', 'Google is the provider')]
    : [
        advice(
          'Sign-in',
          '“Se Connecter avec Google” is not offered, or not by Google',
          `GOOGLE_CLIENT_ID=… and GOOGLE_CLIENT_SECRET=…, with ${api.appUrl}/api/v1/auth/google/callback entered there`,
        ),
      ]

const backup: Rule = ({ set, backupAge }) => {
  const mend = 'daily: npm run backup -- /var/backups/cadence --keep-days 30; BACKUP_DIR=/var/backups/cadence'
  if (!set.has('BACKUP_DIR')) return [missing('Backup', 'no folder of backups is named', mend)]
  if (backupAge === undefined) return [missing('Backup', 'the folder of backups has no file', mend)]
  const age = `the newest is ${Math.round(backupAge)} h old`
  return backupAge > BACKUP_LIMIT_HOURS
    ? [missing('Backup', age, 'see why last night’s backup was not made')]
    : [ready('Backup', age)]
}

const administrators: Rule = ({ api, surroundings: { database: state } }) => {
  if (api.administrators.size === 0 && !state?.administrators)
    return [
      missing('Administrators', 'nobody reads the inbox', 'ADMIN_EMAILS=lea@cadence.example, for the API'),
    ]
  if (state && !state.error && state.administrators === 0)
    return [
      missing(
        'Administrators',
        'none of them has an account with a verified address',
        `register with one of ADMIN_EMAILS at ${api.appUrl}/register`,
      ),
    ]
  return [ready('Administrators', `${state?.administrators || api.administrators.size} named`)]
}

const limits: Rule = ({ api }) =>
  api.rateLimitScale === 1
    ? [ready('Limits', `attempts are limited; ${api.registrationsPerHour} registrations an hour and address`)]
    : [
        missing(
          'Limits',
          `every limit of attempts is multiplied by ${api.rateLimitScale}`,
          'take RATE_LIMIT_SCALE away; REGISTRATIONS_PER_HOUR is for large schools',
        ),
      ]

const releases: Rule = ({ releases: state }) => {
  if ('error' in state)
    return [missing('Releases', state.error, 'docs/operate.md, “Where releases are kept”')]
  return state.missing.length === 0
    ? [ready('Releases', 'every part is live')]
    : [missing('Releases', `not live: ${state.missing.join(', ')}`, 'npm run build')]
}

/** The checklist, in the order in which an operator works it off. */
const rules: readonly Rule[] = [
  facts,
  address,
  mode,
  mail,
  database,
  keys,
  signIn,
  backup,
  administrators,
  limits,
  releases,
]

/** What is ready and what is missing before an installation is opened to the public. */
export const findings: Rule = (installation) => rules.flatMap((rule) => rule(installation))
