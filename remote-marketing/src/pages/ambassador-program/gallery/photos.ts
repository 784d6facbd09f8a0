import { fr } from '../../../parts/typography.ts'
import { Hall, Hill, Library, Night, Screen, Stand } from './scenes.tsx'

/** Who is in a picture: the number of their look, where their head is, and how large they are. */
export interface Person {
  look: number
  x: number
  y: number
  scale: number
}

/** Size of every picture; a frame shows as much of it as it has room for, around the middle. */
export const width = 360
export const height = 240

/** Six drawn pictures of ambassadors at work. */
export const photos = [
  {
    alt: 'Trois personnes à une table de bibliothèque',
    Scene: Library,
    people: [
      { look: 0, x: 92, y: 150, scale: 2 },
      { look: 9, x: 180, y: 138, scale: 2.2 },
      { look: 6, x: 266, y: 150, scale: 2 },
    ],
  },
  {
    alt: 'Une personne à sa fenêtre, la nuit',
    Scene: Night,
    people: [{ look: 3, x: 206, y: 154, scale: 2.9 }],
  },
  {
    alt: 'Deux personnes devant un minuteur',
    Scene: Screen,
    people: [
      { look: 4, x: 128, y: 168, scale: 2.2 },
      { look: 11, x: 232, y: 164, scale: 2.3 },
    ],
  },
  {
    alt: 'Deux personnes assises dans l’herbe',
    Scene: Hill,
    people: [
      { look: 10, x: 138, y: 150, scale: 1.9 },
      { look: 13, x: 226, y: 158, scale: 1.9 },
    ],
  },
  {
    alt: fr("Une personne derrière un stand d'accueil"),
    Scene: Stand,
    people: [{ look: 12, x: 180, y: 132, scale: 2.4 }],
  },
  {
    alt: 'Cinq personnes dans un amphithéâtre',
    Scene: Hall,
    people: [
      { look: 7, x: 62, y: 108, scale: 1.25 },
      { look: 2, x: 180, y: 98, scale: 1.25 },
      { look: 5, x: 298, y: 108, scale: 1.25 },
      { look: 8, x: 116, y: 174, scale: 1.7 },
      { look: 15, x: 246, y: 174, scale: 1.7 },
    ],
  },
] as const
