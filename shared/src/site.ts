/** What the product says about itself and its publisher (specification, section 2, Legal pages): one place for all of it. */

/** A fact that only the publisher knows and has not filled in yet: what is missing, in French. */
export interface MissingFact {
  readonly toComplete: string
}

/** A fact of the site: its text, or a note that it is still missing. */
export type Fact = string | MissingFact

/** À compléter: replace the call by the fact itself, as a text in quotes. */
const toComplete = (what: string): MissingFact => ({ toComplete: what })

/** The facts of this site. The build warns for as long as one is missing. */
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
} as const satisfies Record<string, Fact>

/** The facts that are still missing, as `name: what is missing`, in their order. */
export function missingFacts(facts: Readonly<Record<string, Fact>> = site): string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    typeof fact === 'string' ? [] : [`${name}: ${fact.toComplete}`],
  )
}

/** A fact as a page shows it: its text, or what is missing, clearly marked `[… à compléter]`. */
export function factText(fact: Fact): string {
  return typeof fact === 'string' ? fact : `[${fact.toComplete} — à compléter]`
}
