import { hash } from '../people/seed.ts'

/** Beats of a bar, and the circle on which it is drawn, in the view box `-48 -48 96 96`. */
const BEATS = 16
const RADIUS = 42.5
/** Beats between two strokes, without their round ends. */
const GAP = 0.95

const tones = ['--accent', '--warm', '--mint', '--coral']

const point = (beat: number): string => {
  const angle = (beat / BEATS) * 2 * Math.PI - Math.PI / 2
  return `${(RADIUS * Math.cos(angle)).toFixed(1)} ${(RADIUS * Math.sin(angle)).toFixed(1)}`
}

/**
 * The rhythm of a seed, once around a circle: strokes of two to five beats as the first path, single beats as dots in the
 * second one.
 */
export function sealPaths(seed: string): { strokes: string; dots: string; tone: string; dotTone: string } {
  const number = hash(seed)
  // A second number for the colours: all bits of the first one are used up by the lengths.
  const colours = hash(`tone:${seed}`)
  const tone = colours % tones.length
  let strokes = ''
  let dots = ''
  for (let beat = 0, bits = number; beat < BEATS; bits >>>= 2) {
    const length = Math.min([1, 2, 3, 5][bits & 3] ?? 1, BEATS - beat)
    if (length === 1) dots += `M${point(beat)}h0`
    else strokes += `M${point(beat)}A${RADIUS} ${RADIUS} 0 0 1 ${point(beat + length - GAP)}`
    beat += length
  }
  return {
    strokes,
    dots,
    tone: `var(${tones[tone]})`,
    dotTone: `var(${tones[(tone + 1 + ((colours >>> 4) % (tones.length - 1))) % tones.length]})`,
  }
}

/** The seal of a member: a rhythm of their own, drawn as a ring from their id. It fills its container. */
export function RhythmSeal({ seed }: { seed: string }) {
  const { strokes, dots, tone, dotTone } = sealPaths(seed)
  return (
    <svg viewBox="-48 -48 96 96" fill="none" strokeWidth="6" strokeLinecap="round" aria-hidden="true">
      <path d={strokes} stroke={tone} />
      <path d={dots} stroke={dotTone} />
    </svg>
  )
}
