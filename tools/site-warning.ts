import { type Fact, missingFacts } from '@cadence/shared/site'

/** The line that a build says while a fact about the publisher is missing; null once all are there. */
export function siteWarning(facts?: Readonly<Record<string, Fact>>): string | null {
  const missing = missingFacts(facts)
  if (missing.length === 0) return null
  const count = missing.length === 1 ? '1 fact' : `${missing.length} facts`
  return `warning: ${count} à compléter in shared/src/site.ts (${missing.join('; ')})`
}
