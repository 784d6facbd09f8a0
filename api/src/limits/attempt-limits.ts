import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { REGISTRATIONS_PER_HOUR } from '../config/config.ts'
import { AttemptLimit } from './attempt-limit.ts'

const MINUTE = 60

/**
 * Attempts per window, before RATE_LIMIT_SCALE. For limits marked "refused" only refused attempts stay counted.
 */
const rules = {
  loginAccount: { points: 10, duration: 15 * MINUTE },
  /** Replaces both limits above in a browser that has the account's device cookie. */
  loginDevice: { points: 10, duration: 15 * MINUTE },
  loginAddress: { points: 100, duration: 15 * MINUTE },
  /** Successful sign-ins with a password or by Google. Each stores a session. */
  signInAccount: { points: 100, duration: 60 * MINUTE },
  /** All registrations count, because each sends a mail. REGISTRATIONS_PER_HOUR sets another number. */
  registerAddress: { points: REGISTRATIONS_PER_HOUR, duration: 60 * MINUTE },
  /** Refused renewals. */
  refreshAddress: { points: 150, duration: 5 * MINUTE },
  /** Renewals of one session. Each is stored as long as the session, and many tabs may ask at once. */
  refreshSession: { points: 100, duration: 5 * MINUTE },
  /** Refused links. */
  verifyAddress: { points: 30, duration: 5 * MINUTE },
  /** Every verification mail after the first, per account. */
  verificationMail: { points: 10, duration: 10 * MINUTE },
  /** The mail 'someone tried to register with your address', per account. */
  registrationNotice: { points: 1, duration: 10 * MINUTE },
  forgotAddress: { points: 20, duration: 15 * MINUTE },
  resendAddress: { points: 20, duration: 15 * MINUTE },
  /** Refused links. */
  resetAddress: { points: 30, duration: 5 * MINUTE },
  /** The mail with a reset link, per account. */
  resetMail: { points: 5, duration: 60 * MINUTE },
  /** Requests to change the e-mail address, or to send its mail again. */
  emailChangeAccount: { points: 10, duration: 60 * MINUTE },
  emailChangeAddress: { points: 50, duration: 60 * MINUTE },
  photoAccount: { points: 20, duration: 10 * MINUTE },
  /** Started sign-ins that have not succeeded so far. */
  googleStartAddress: { points: 300, duration: 5 * MINUTE },
  /** Refused returns. */
  googleCallbackAddress: { points: 30, duration: 5 * MINUTE },
  /** All members of a campus may share one address. */
  applicationAddress: { points: 20, duration: 60 * MINUTE },
  demoRequestAddress: { points: 20, duration: 60 * MINUTE },
  supportAddress: { points: 20, duration: 60 * MINUTE },
  /** Acknowledgements of forms to one e-mail address, which a stranger may have entered. */
  acknowledgementMail: { points: 3, duration: 60 * MINUTE },
  /** Tried codes of other members. A right one is given back. */
  referralAccount: { points: 10, duration: 15 * MINUTE },
  referralAddress: { points: 100, duration: 15 * MINUTE },
  /** The password that a signed-in member is asked for, per account. */
  passwordCheck: { points: 10, duration: 15 * MINUTE },
  /** Mails with a code, to members without a password. */
  accountCode: { points: 5, duration: 60 * MINUTE },
  /** Password changes of a signed-in member: each costs two hashes and a mail. */
  passwordChange: { points: 10, duration: 60 * MINUTE },
  /** Writes of a member to dashboards, records, preferences and profile together, per process. */
  memberWrites: { points: 600, duration: MINUTE },
  /** Calendars that a member previews, subscribes to or reads again by hand: each may fetch one from another server. */
  calendarReads: { points: 60, duration: 10 * MINUTE },
  /** Readings of the members’ milestones, per account and process. */
  milestones: { points: 60, duration: MINUTE },
  /** Exports of all data of a member, per account. */
  exportAccount: { points: 10, duration: 60 * MINUTE },
  /** Files of one private feed that were written, per process. A calendar that knows the file costs none. */
  feedFile: { points: 60, duration: 10 * MINUTE },
  /** Reminders that a member asks for to see whether they arrive, per account. */
  testReminder: { points: 10, duration: 60 * MINUTE },
  /** Mails to one address, except those with `isSecurity` or `isReminder`. Strangers can cause them. */
  mailRecipient: { points: 20, duration: 60 * MINUTE },
} as const

interface Rule {
  points: number
  /** Of a window, in seconds. */
  duration: number
}

export type Limits = Record<keyof typeof rules, AttemptLimit>

/**
 * Creates all limits. The embedded database has one process, so its limits count in memory. On PostgreSQL all processes
 * count together in a table.
 */
export function createLimits(
  scale: number,
  pool: Pool | undefined,
  registrationsPerHour = REGISTRATIONS_PER_HOUR,
): Limits {
  const make = (
    name: keyof typeof rules,
    { points, duration }: Rule = rules[name],
    shared: Pool | null = pool ?? null,
  ) => {
    const scaled = Math.max(1, Math.round(points * scale))
    return new AttemptLimit(name, store(name, scaled, duration, shared))
  }
  // Also on PostgreSQL: counting in the database would cost as much as the write that it prevents.
  const inMemory = (name: keyof typeof rules) => make(name, rules[name], null)
  return {
    loginAccount: make('loginAccount'),
    loginDevice: make('loginDevice'),
    loginAddress: make('loginAddress'),
    signInAccount: make('signInAccount'),
    registerAddress: make('registerAddress', { ...rules.registerAddress, points: registrationsPerHour }),
    refreshAddress: make('refreshAddress'),
    refreshSession: make('refreshSession'),
    verifyAddress: make('verifyAddress'),
    verificationMail: make('verificationMail'),
    registrationNotice: make('registrationNotice'),
    forgotAddress: make('forgotAddress'),
    resendAddress: make('resendAddress'),
    resetAddress: make('resetAddress'),
    resetMail: make('resetMail'),
    emailChangeAccount: make('emailChangeAccount'),
    emailChangeAddress: make('emailChangeAddress'),
    photoAccount: make('photoAccount'),
    googleStartAddress: make('googleStartAddress'),
    googleCallbackAddress: make('googleCallbackAddress'),
    applicationAddress: make('applicationAddress'),
    demoRequestAddress: make('demoRequestAddress'),
    supportAddress: make('supportAddress'),
    acknowledgementMail: make('acknowledgementMail'),
    referralAccount: make('referralAccount'),
    referralAddress: make('referralAddress'),
    passwordCheck: make('passwordCheck'),
    accountCode: make('accountCode'),
    memberWrites: inMemory('memberWrites'),
    feedFile: inMemory('feedFile'),
    milestones: inMemory('milestones'),
    passwordChange: make('passwordChange'),
    calendarReads: make('calendarReads'),
    exportAccount: make('exportAccount'),
    testReminder: make('testReminder'),
    mailRecipient: make('mailRecipient'),
  }
}

function store(keyPrefix: string, points: number, duration: number, pool: Pool | null): RateLimiterAbstract {
  if (!pool) return new RateLimiterMemory({ keyPrefix, points, duration })
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'attempt_limits',
    tableCreated: true,
    // db/prune.ts deletes expired counts; a timer per limit is not needed.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
  })
}
