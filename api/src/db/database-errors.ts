import { DatabaseError } from 'pg'

/** Codes of Node and PostgreSQL for a connection that cannot be opened or was closed. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // idle_in_transaction_session_timeout
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])

/** Messages of pg that have no code. */
const connectionTexts =
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout|pool after calling end/i

/**
 * Codes for a statement that may succeed later: a lock or the statement took too long (`serverLimits` in postgres.ts),
 * a deadlock, or a full disk or memory.
 */
const temporaryCodes = ['55P03', '57014', '40P01', '53100', '53200', '53400']

/** Whether an error or one of its causes says that the database cannot be reached. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && connectionCodes.has(error.code)) return true
  return connectionTexts.test(error.message) || isConnectionError(error.cause)
}

/** Whether an error or one of its causes says that the database may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  return isConnectionError(error) || temporaryCodes.some((code) => hasCode(error, code))
}

/** Whether the server refused the statement while the connection is fine. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !isConnectionError(error)
}

/** Whether an error or one of its causes says that a lock was not free within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, '55P03')
}

/** Whether PostgreSQL says that this transaction id was not assigned yet. */
export function isFutureTransactionId(error: unknown): boolean {
  return hasCode(error, '22023')
}

/** Whether an error or one of its causes is a violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, '23505')
}

/**
 * Whether an error or one of its causes says that PostgreSQL ended this transaction because of a deadlock.
 */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, '40P01')
}

/** Whether an error or one of its causes says that the member who owns the row does not exist any more. */
export function isOfMissingMember(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const constraint = 'constraint' in error && error.constraint
  const isOwner = typeof constraint === 'string' && /_(user|referred|author)_id_users_id_fk$/.test(constraint)
  return (isOwner && hasCode(error, '23503')) || isOfMissingMember(error.cause)
}

function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasCode(error.cause, code)
}
