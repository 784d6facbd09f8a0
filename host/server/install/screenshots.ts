/** A picture of the product that the system shows while it asks whether to install the app. */
export interface Screenshot {
  /** File below `public/`. */
  file: `screenshots/${string}.webp`
  /** Size in pixels of the screen, and how many pixels of the picture each of them has. */
  width: number
  height: number
  density: 1 | 2
  formFactor: 'wide' | 'narrow'
  label: string
}

/** The pictures, which `npm run record-tutorials -- -g screenshots` takes from the product. */
export const screenshots: readonly Screenshot[] = [
  {
    file: 'screenshots/tableau-large.webp',
    width: 1440,
    height: 900,
    density: 1,
    formFactor: 'wide',
    label: 'Le tableau de bord\u202f: la semaine, le minuteur et ce qui compte aujourd’hui',
  },
  {
    file: 'screenshots/tableau.webp',
    width: 390,
    height: 780,
    density: 2,
    formFactor: 'narrow',
    label: 'Ce qui compte aujourd’hui, en haut du tableau de bord',
  },
  {
    file: 'screenshots/seance.webp',
    width: 390,
    height: 780,
    density: 2,
    formFactor: 'narrow',
    label: 'Une séance de concentration, sans rien d’autre à l’écran',
  },
]
