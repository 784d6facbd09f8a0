/** The code of an error of the system, or of the database. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether an error says that the file or folder exists already. */
export function alreadyExists(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'EEXIST' || code === 'ENOTEMPTY'
}

/** Whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}
