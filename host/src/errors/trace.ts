/** The first address that a stack trace names: the file that it happened in. Pure. */
export function firstAddress(trace: string): string | undefined {
  return /[a-z][a-z\d+.-]*:\/\/[^\s)]+/i.exec(trace)?.[0]
}
