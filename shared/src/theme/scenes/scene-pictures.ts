import type { Scheme } from '../tokens.ts'
import { drawScene } from './scene-images.ts'

/** A picture of a theme's scene. */
export interface SceneOf {
  /** Id of the theme. */
  theme: string
  scheme: Scheme
  /** Without its lights, for a ground that texts stand on. */
  calm: boolean
}

const isMatch = (query: string) => matchMedia(query).matches

/** Whether no scene is wanted: where data is saved, and in the forced colours of the system. */
function isUnwanted(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData')
  return saves === true || isMatch('(prefers-reduced-data:reduce)') || isMatch('(forced-colors:active)')
}

const addresses = new Map<string, string | null>()
export const keyOf = ({ theme, scheme, calm }: SceneOf) => `${theme} ${scheme} ${calm}`

/** The address of a scene's picture that was drawn before on this page. */
export const drawnScene = (of: SceneOf): string | null => addresses.get(keyOf(of)) ?? null

/**
 * Draws a scene. @returns the address of its picture, ready to be painted; null for a theme without one, where none is wanted,
 * and when its file does not come: the theme's gradient is then the ground.
 */
export async function scenePicture(of: SceneOf): Promise<string | null> {
  const drawn = addresses.get(keyOf(of))
  if (drawn !== undefined) return drawn
  if (isUnwanted()) return null
  try {
    const address = await drawScene(of.theme, of.scheme, of.calm)
    if (address) {
      const picture = new Image()
      picture.src = address
      await picture.decode()
    }
    addresses.set(keyOf(of), address)
    return address
  } catch {
    return null
  }
}
