import { Link, paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { LegalSection } from '../../parts/legal/section.ts'
import { MailTo, SiteFact } from '../../parts/SiteFact.tsx'

/** How this text changes, and whom to write to. */
export const yours: readonly LegalSection[] = [
  {
    id: 'modifications',
    title: 'Modification de cette politique',
    body: (
      <p>
        La date en tête de cette page est celle de la version en vigueur. Si un changement compte pour vous
        (une nouvelle finalité, un nouveau destinataire, une durée plus longue), nous vous prévenons par
        e-mail ou dans l'application au moins 30 jours avant, et nous vous demandons votre accord quand la loi
        le veut. Une correction de forme paraît simplement ici, à une nouvelle date.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Pour toute question sur vos données : <MailTo address={site.contactEmail} />.
        </p>
        <p>
          Par courrier : {site.publisher}, données personnelles,{' '}
          <SiteFact fact={site.registeredOfficeAddress} />.
        </p>
        <p>
          Pour une question sur un outil, le <Link to={paths.helpCenter}>centre d'aide</Link> répond souvent
          plus vite.
        </p>
      </>
    ),
  },
]
