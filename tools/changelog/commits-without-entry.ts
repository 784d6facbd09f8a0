/** Scopes that nobody notices who only uses the product. A commit without a scope, or with another one, may be noticed. */
const OWN_USE = ['build', 'ci', 'docs', 'e2e', 'tools']

const SUBJECT = /^(?<kind>\w+)(?:\((?<scopes>[^)]*)\))?(?<breaking>!)?:/

/**
 * The subjects of commits that need an entry in the changelog: new features, and what breaks something. Pure.
 * @param messages of commits, whole
 */
export function commitsWithoutEntry(messages: readonly string[]): string[] {
  return messages.filter(needsEntry).map((message) => message.split('\n')[0] ?? '')
}

function needsEntry(message: string): boolean {
  const { kind, scopes = '', breaking } = SUBJECT.exec(message)?.groups ?? {}
  if (kind !== 'feat' && !breaking) return false
  if (/^Changelog: none$/m.test(message)) return false
  return !scopes.split(',').every((scope) => OWN_USE.includes(scope.trim()))
}
