import { LegalPage } from '../../parts/legal/LegalPage.tsx'
import { collected } from './collected-data.tsx'
import { use } from './purposes-and-sharing.tsx'
import { kept } from './retention-and-security.tsx'
import { rights, yours } from './rights-and-contact.tsx'
import { thirdParties } from './third-parties.tsx'

/** What the specification lists for the privacy policy, in its order (section 2, Legal pages). */
const sections = [...collected, ...use, ...kept, rights, ...thirdParties, ...yours]

export default function PrivacyPolicy() {
  return (
    <LegalPage
      title="Politique de confidentialité"
      about="Ce que Cadence sait de vous, à quoi cela sert, combien de temps cela reste, et comment tout reprendre ou tout effacer."
      sections={sections}
    />
  )
}
