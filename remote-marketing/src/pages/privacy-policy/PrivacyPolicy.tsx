import { LegalPage } from '../../parts/legal/LegalPage.tsx'
import type { LegalPoint } from '../../parts/legal/LegalSummary.tsx'
import { collected } from './collected-data.tsx'
import { use } from './purposes-and-sharing.tsx'
import { kept } from './retention-and-security.tsx'
import { rights, yours } from './rights-and-contact.tsx'
import { thirdParties } from './third-parties.tsx'

/** What the specification lists for the privacy policy, in its order (section 2, Legal pages). */
const sections = [...collected, ...use, ...kept, rights, ...thirdParties, ...yours]

const points: readonly LegalPoint[] = [
  {
    text: 'Nous ne vendons, ne louons et ne cédons vos données à personne. Nous ne vivons pas de publicité.',
    section: 'partage',
  },
  {
    text: "Pas de traceur d'un autre site : c'est pourquoi vous ne voyez pas de bandeau de consentement.",
    section: 'cookies',
  },
  {
    text: 'Vos tâches, vos notes et vos tableaux restent tant que vous les gardez. Le compte supprimé, ils sont effacés aussitôt.',
    section: 'conservation',
  },
  {
    text: 'Vous pouvez tout télécharger, ou tout supprimer, vous-même, dans les Paramètres.',
    section: 'droits',
  },
  {
    text: 'Personne ne peut retrouver votre mot de passe, pas même nous.',
    section: 'donnees',
  },
]

export default function PrivacyPolicy() {
  return (
    <LegalPage
      title="Politique de confidentialité"
      about="Ce que Cadence sait de vous, à quoi cela sert, combien de temps cela reste, et comment tout reprendre ou tout effacer."
      points={points}
      sections={sections}
    />
  )
}
