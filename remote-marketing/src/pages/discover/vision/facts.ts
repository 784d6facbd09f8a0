import { site } from '@cadence/shared/site'
import { fr } from '../../../parts/typography.ts'

/** What a visitor asks about a publisher, and the answer. */
export const facts = [
  { name: 'Éditeur', fact: `${site.publisher}, ${site.parentCompany}` },
  { name: 'Siège', fact: `${site.registeredOfficeCity}, France` },
  { name: 'Utilisateurs actifs', fact: fr('plus de 50 000') },
  { name: 'Accès au site', fact: 'gratuit' },
  { name: 'Publicité', fact: 'aucune' },
]
