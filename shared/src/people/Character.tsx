import type { SVGProps } from 'react'
import { drawCharacter, FRAME } from './draw-character.ts'

/** Props of `Character`: those of an `svg`, and the person. */
export interface CharacterProps extends SVGProps<SVGSVGElement> {
  /** The same seed is the same person everywhere. */
  seed: string
  /** False leaves out the round ground, for a person in a scene. */
  ground?: boolean
}

/**
 * A drawn person, head and shoulders in a circle that fills the `svg`. It takes its size from `width` and `height` or from CSS,
 * and stands in an `svg` as well as in HTML. Hidden from screen readers unless `role` and `aria-label` name it.
 */
export function Character({ seed, ground = true, ...props }: CharacterProps) {
  const shapes = drawCharacter(seed, ground)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever names the person passes `role` and `aria-label`
    <svg
      viewBox={`${-FRAME} ${-FRAME} ${2 * FRAME} ${2 * FRAME}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] ? undefined : true}
      {...props}
    >
      {shapes.map(({ d, width, ...shape }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a person keep their order
        <path key={i} d={d} strokeWidth={width} {...shape} />
      ))}
    </svg>
  )
}
