import { Photo } from '../../parts/AmbassadorPhoto.tsx'
import { Stand } from '../../parts/ambassador-scenes.tsx'
import { fr } from '../../parts/typography.ts'

/** An ambassador at work. In a file of its own: only a wide window has room for it. */
export default function ApplicationPhoto() {
  return (
    <Photo
      alt={fr("Une personne derrière un stand d'accueil")}
      Scene={Stand}
      light="var(--amber)"
      people={[{ seed: 'p84', x: 180, y: 132, size: 144 }]}
    />
  )
}
