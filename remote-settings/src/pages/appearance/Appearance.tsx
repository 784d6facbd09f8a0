import { PageFrame } from '../../parts/PageFrame.tsx'

export default function Appearance() {
  return (
    <PageFrame title="Appearance" lang="en">
      {'Cadence s’affiche avec le thème Origin\u202f: sombre, chaud, pensé pour travailler le soir.'}
    </PageFrame>
  )
}
