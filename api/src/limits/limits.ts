import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { AttemptLimit } from './attemptLimit.ts'

const MINUTE = 60

/** Attempts per window in seconds, before RATE_LIMIT_SCALE. */
const rules = {
  loginAccount: { points: 10, duration: 15 * MINUTE },
  loginAddress: { points: 100, duration: 15 * MINUTE },
  registerAddress: { points: 20, duration: 60 * MINUTE },
  refreshAddress: { points: 150, duration: 5 * MINUTE },
  verifyAddress: { points: 30, duration: 5 * MINUTE },
  /** Every verification mail after the first, per account. */
  verificationMail: { points: 10, duration: 10 * MINUTE },
  /** The mail 'someone tried to register with your address', per account. */
  registrationNotice: { points: 1, duration: 10 * MINUTE },
  forgotAddress: { points: 20, duration: 15 * MINUTE },
  resendAddress: { points: 20, duration: 15 * MINUTE },
  resetAddress: { points: 30, duration: 5 * MINUTE },
  /** The mail with a reset link, per account. */
  resetMail: { points: 5, duration: 60 * MINUTE },
  /** Asking for another e-mail address, with the password that it takes, or for its mail again. */
  emailChangeAccount: { points: 10, duration: 60 * MINUTE },
  emailChangeAddress: { points: 50, duration: 60 * MINUTE },
  photoAccount: { points: 20, duration: 10 * MINUTE },
  googleStartAddress: { points: 30, duration: 5 * MINUTE },
  googleCallbackAddress: { points: 30, duration: 5 * MINUTE },
  /** A campus shares one address, so as many as register from it. */
  applicationAddress: { points: 20, duration: 60 * MINUTE },
  demoRequestAddress: { points: 20, duration: 60 * MINUTE },
  /** Codes of other members that are tried; one that is right is given back. */
  referralAccount: { points: 10, duration: 15 * MINUTE },
  referralAddress: { points: 100, duration: 15 * MINUTE },
  /** The password that a signed-in member is asked for, per account. */
  passwordCheck: { points: 10, duration: 15 * MINUTE },
  /** Archives of everything that a member has, per account. */
  exportAccount: { points: 10, duration: 60 * MINUTE },
} as const

export type Limits = Record<keyof typeof rules, AttemptLimit>

/** Counted in this process on the embedded database, which has only one; on PostgreSQL, together by all processes. */
export function createLimits(scale: number, pool: Pool | undefined): Limits {
  const make = (name: keyof typeof rules) => {
    const { points, duration } = rules[name]
    return new AttemptLimit(name, store(name, Math.max(1, Math.round(points * scale)), duration, pool))
  }
  return {
    loginAccount: make('loginAccount'),
    loginAddress: make('loginAddress'),
    registerAddress: make('registerAddress'),
    refreshAddress: make('refreshAddress'),
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
    exportAccount: make('exportAccount'),
  }
}

function store(
  keyPrefix: string,
  points: number,
  duration: number,
  pool: Pool | undefined,
): RateLimiterAbstract {
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
