import { LegalPage } from '../../parts/legal/LegalPage.tsx'
import { collected } from './collected.tsx'
import { kept } from './kept.tsx'
import { rights } from './rights.tsx'
import { thirdParties } from './third-parties.tsx'
import { use } from './use.tsx'
import { yours } from './yours.tsx'

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
