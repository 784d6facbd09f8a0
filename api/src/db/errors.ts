/** Codes of Node and PostgreSQL that mean: the database is not there now, or cannot take more. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
])

/** pg has no codes for these. */
const connectionTexts =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|pool after calling end/i

/** Whether an error, or a cause of it, says that the database cannot be reached. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && connectionCodes.has(error.code)) return true
  return connectionTexts.test(error.message) || isConnectionError(error.cause)
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
