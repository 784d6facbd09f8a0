/** The facts about the product and its publisher, in one place (specification, section 2, Legal pages). */

/** A fact that the publisher has not filled in yet, with its description in French. */
interface MissingFact {
  readonly toComplete: string
}

/** A fact: its text, or that it is missing. */
export type Fact = string | MissingFact

/** À compléter: replace the call by the fact itself, as a string. */
const toComplete = (what: string): MissingFact => ({ toComplete: what })

/** The facts of this site. The build warns while one of them is missing. */
export const site = {
  product: 'Cadence',
  parentCompany: 'Groupe Cadence',
  publisher: 'Cadence',
  copyrightYear: '2025',
  registeredOfficeCity: 'Lyon',
  registeredOfficeAddress: toComplete('adresse postale du siège à Lyon'),
  registrationNumber: toComplete('numéro d’immatriculation au RCS'),
  vatNumber: toComplete('numéro de TVA intracommunautaire'),
  legalRepresentative: toComplete('représentant légal'),
  host: toComplete('hébergeur : nom et adresse du fournisseur de cloud en France'),
  contactEmail: toComplete('adresse e-mail de contact'),
  /** Where members meet and help each other. Without it no page promises that somebody is there. */
  communityServer: toComplete('adresse d’invitation au serveur de la communauté (Discord)'),
  /** Year of the live events of September. Without it no page announces their next date: the stated days stand alone. */
  liveEventsYear: toComplete('année de la prochaine édition des événements en direct de septembre'),
} as const satisfies Record<string, Fact>

/** The missing facts, in order, as `name: description`. */
export function missingFacts(facts: Readonly<Record<string, Fact>> = site): string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    typeof fact === 'string' ? [] : [`${name}: ${fact.toComplete}`],
  )
}

/** A fact as a page shows it: its text, or its description, marked `[… à compléter]`. */
export function factText(fact: Fact): string {
  return typeof fact === 'string' ? fact : `[${fact.toComplete} — à compléter]`
}
