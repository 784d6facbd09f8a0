import type { SubjectColour } from '@cadence/shared/schemas'

/** Hues of one lightness. They belong to the member's content, so no theme changes them. */
const hues: Record<SubjectColour, string> = {
  red: 'oklch(0.66 0.2 22)',
  orange: 'oklch(0.7 0.17 52)',
  yellow: 'oklch(0.74 0.15 92)',
  green: 'oklch(0.68 0.17 145)',
  teal: 'oklch(0.69 0.12 190)',
  blue: 'oklch(0.66 0.16 250)',
  violet: 'oklch(0.66 0.18 295)',
  pink: 'oklch(0.68 0.19 350)',
  brown: 'oklch(0.58 0.08 55)',
  grey: 'oklch(0.64 0.02 270)',
}

/**
 * The CSS colour of a subject. The text of the theme is mixed into the hue: the colour becomes lighter on a dark ground and
 * darker on a light one, so that it stands out on both.
 */
export const subjectTone = (colour: SubjectColour) => `color-mix(in oklab, ${hues[colour]} 74%, var(--text))`
