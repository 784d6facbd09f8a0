import { PageFrame } from '../../parts/PageFrame.tsx'

export default function CommunityHub() {
  return (
    <PageFrame title="Community Hub" lang="en">
      {
        'Le point de rencontre des membres de Cadence\u202f: les événements, les objectifs que l’on atteint ensemble et le parrainage.'
      }
    </PageFrame>
  )
}
