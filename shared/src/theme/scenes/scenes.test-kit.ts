import { colourOf } from '../contrast.test-kit.ts'
import { colourThemes } from '../theme-offers.ts'
import type { Scheme, ThemeTokens } from '../tokens.ts'
import { drawingOf, SCENE } from './draw.ts'
import { scenes } from './scene-images.ts'

export { colourOf, contrast } from '../contrast.test-kit.ts'

/** One drawing, and what may stand on it. */
export interface SceneLook {
  name: string
  scheme: Scheme
  tokens: ThemeTokens
  /** The SVG. */
  drawing: string
  /** The part of its height, from the top, on which words stand: all of it behind the veil, else what is above the lights. */
  under: number
  /** Opacity of the veil in the page's colour. */
  veil: number
}

/** Lowest place of the header's words over a scene with its lights on, in units of the drawing. */
const WORDS_END = SCENE.horizon - 92

/** Every drawing of every scene: day and night, with its lights and behind the veil. */
export async function sceneLooks(): Promise<SceneLook[]> {
  const looks = colourThemes.flatMap((theme) => {
    const load = scenes[theme.id]
    return load ? [{ theme, load }] : []
  })
  const all = await Promise.all(
    looks.map(async ({ theme, load }) => {
      const scene = await load()
      return (['dark', 'light'] as const).flatMap((scheme) =>
        [false, true].map((calm) => ({
          name: `${theme.name}, ${scheme}, ${calm ? 'calm' : 'lit'}`,
          scheme,
          tokens: theme[scheme].tokens,
          drawing: drawingOf(scene[scheme]({ calm })),
          under: calm ? 1 : WORDS_END / SCENE.height,
          veil: calm ? 0.62 : 0,
        })),
      )
    }),
  )
  return all.flat()
}

/** The tokens of texts that stand on a page, each with the contrast that it needs. */
export const textTokens = [
  ['text', 4.5],
  ['muted', 4.5],
  ['faint', 4.5],
  ['accent', 4.5],
  ['warm', 4.5],
  ['mint', 4.5],
  ['amber', 4.5],
  ['coral', 4.5],
  ['outline', 3],
] as const satisfies readonly (readonly [keyof ThemeTokens, number])[]

/** The page's colour under a scene. */
export const pageColour = ({ page }: ThemeTokens) => colourOf(page)
