import { PageFrame } from '../../parts/PageFrame.tsx'

export default function Settings() {
  return (
    <PageFrame title="Paramètres">
      {
        'Tout ce qui règle un compte Cadence\u202f: le profil, le mot de passe, les notifications, la langue et les appareils connectés.'
      }
    </PageFrame>
  )
}
