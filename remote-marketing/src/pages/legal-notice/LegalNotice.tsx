import { PageFrame } from '../../parts/PageFrame.tsx'
import { fr } from '../../parts/typography.ts'

export default function LegalNotice() {
  return (
    <PageFrame title="Mentions légales">
      {fr(
        "Cadence est édité par une société française dont le siège est à Lyon, et hébergé en France. Les textes, les images et le code du site lui appartiennent ; le droit français s'applique.",
      )}
    </PageFrame>
  )
}
