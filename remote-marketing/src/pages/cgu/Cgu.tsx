import { PageFrame } from '../../parts/PageFrame.tsx'
import { fr } from '../../parts/typography.ts'

export default function Cgu() {
  return (
    <PageFrame title={fr("Conditions générales d'utilisation")}>
      {fr(
        "L'accès à Cadence est gratuit, et utiliser le site revient à accepter ces conditions. Elles demandent un usage respectueux du service et des autres membres ; un compte qui les enfreint peut être suspendu.",
      )}
    </PageFrame>
  )
}
