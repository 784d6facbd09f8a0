import { DatabaseError } from 'pg'

/** Codes of Node and PostgreSQL that mean: the connection is not there, or has just been ended. */
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
  // The transaction was idle for too long.
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])

/** pg has no codes for these. */
const connectionTexts =
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout|pool after calling end/i

/**
 * Codes with which PostgreSQL refuses a statement that it may take later: a lock or the statement took too long
 * (`serverLimits` in postgres.ts), two transactions waited for each other, or the disk or the memory is full.
 */
const passingCodes = ['55P03', '57014', '40P01', '53100', '53200', '53400']

/** Whether an error, or a cause of it, says that the database cannot be reached. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && connectionCodes.has(error.code)) return true
  return connectionTexts.test(error.message) || isConnectionError(error.cause)
}

/** Whether an error, or a cause of it, says that the database cannot do it now, and may in a moment. */
export function isUnavailable(error: unknown): boolean {
  return isConnectionError(error) || passingCodes.some((code) => hasCode(error, code))
}

/** Whether the server itself refused the statement, on a connection that is still there. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !isConnectionError(error)
}

/** Whether an error, or a cause of it, says that a lock was not free within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, '55P03')
}

/** Whether PostgreSQL says that no transaction had this id yet. */
export function isFutureTransactionId(error: unknown): boolean {
  return hasCode(error, '22023')
}

/** Whether an error, or a cause of it, says that another row has this value already. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, '23505')
}

/** Whether an error, or a cause of it, says that two transactions waited for each other, and this one was ended. */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, '40P01')
}

/** Whether an error, or a cause of it, says that the member whose row this would be is no longer there. */
export function isOfMissingMember(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const constraint = 'constraint' in error && error.constraint
  const isOwner = typeof constraint === 'string' && /_(user|referred)_id_users_id_fk$/.test(constraint)
  return (isOwner && hasCode(error, '23503')) || isOfMissingMember(error.cause)
}

function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasCode(error.cause, code)
}
