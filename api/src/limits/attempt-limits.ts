import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { REGISTRATIONS_PER_HOUR } from '../config/config.ts'
import { AttemptLimit } from './attempt-limit.ts'

const MINUTE = 60

/** Attempts per window in seconds, before RATE_LIMIT_SCALE. Of those that are "refused" only refusals count. */
const rules = {
  loginAccount: { points: 10, duration: 15 * MINUTE },
  /** The same in a browser in which the account has signed in before: by its device cookie, in place of both. */
  loginDevice: { points: 10, duration: 15 * MINUTE },
  loginAddress: { points: 100, duration: 15 * MINUTE },
  /** Good sign-ins with a password or by Google, each of which is kept for a while. */
  signInAccount: { points: 100, duration: 60 * MINUTE },
  /** Counted in full, because each makes a mail. REGISTRATIONS_PER_HOUR says another number. */
  registerAddress: { points: REGISTRATIONS_PER_HOUR, duration: 60 * MINUTE },
  /** Refused renewals. */
  refreshAddress: { points: 150, duration: 5 * MINUTE },
  /** Renewals of one session, each of which is kept as long as the session is. Tabs may ask all at once. */
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
  /** Asking for another e-mail address, with the password that it takes, or for its mail again. */
  emailChangeAccount: { points: 10, duration: 60 * MINUTE },
  emailChangeAddress: { points: 50, duration: 60 * MINUTE },
  photoAccount: { points: 20, duration: 10 * MINUTE },
  /** Sign-ins that were begun and did not succeed so far. */
  googleStartAddress: { points: 300, duration: 5 * MINUTE },
  /** Refused returns. */
  googleCallbackAddress: { points: 30, duration: 5 * MINUTE },
  /** A campus shares one address, so as many as register from it. */
  applicationAddress: { points: 20, duration: 60 * MINUTE },
  demoRequestAddress: { points: 20, duration: 60 * MINUTE },
  /** Codes of other members that are tried; one that is right is given back. */
  referralAccount: { points: 10, duration: 15 * MINUTE },
  referralAddress: { points: 100, duration: 15 * MINUTE },
  /** The password that a signed-in member is asked for, per account. */
  passwordCheck: { points: 10, duration: 15 * MINUTE },
  /** Mails with a code, for members without a password. */
  accountCode: { points: 5, duration: 60 * MINUTE },
  /** New passwords of a signed-in member, who may know the old one: each costs two hashes and a mail. */
  passwordChange: { points: 10, duration: 60 * MINUTE },
  /** Writes of a member to dashboards, records, preferences and profile together, in each process. */
  memberWrites: { points: 600, duration: MINUTE },
  /** Archives of everything that a member has, per account. */
  exportAccount: { points: 10, duration: 60 * MINUTE },
  /** Mails to one address, without those of `isSecurity`: anybody can cause them. */
  mailRecipient: { points: 20, duration: 60 * MINUTE },
} as const

interface Rule {
  points: number
  /** Of a window, in seconds. */
  duration: number
}

export type Limits = Record<keyof typeof rules, AttemptLimit>

/** Counted in this process on the embedded database, which has only one; on PostgreSQL, together by all processes. */
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
  // On PostgreSQL too: asking the database first would cost as much as what it is to be spared.
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
    referralAccount: make('referralAccount'),
    referralAddress: make('referralAddress'),
    passwordCheck: make('passwordCheck'),
    accountCode: make('accountCode'),
    memberWrites: inMemory('memberWrites'),
    passwordChange: make('passwordChange'),
    exportAccount: make('exportAccount'),
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
    // Expired counts are pruned with everything else, and not by a timer of each limit (db/prune.ts).
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
  })
}
