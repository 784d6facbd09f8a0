// Apart from `Hero.tsx`: the drawing of the shared picture imports it in Node, which knows no JSX.

/** Three hours, one stroke a minute: six sessions of 25 minutes, each with its pause of 5. */
export const sessions = 6
export const sessionMinutes = 25
const pauseMinutes = 5

const step = 8
const low = 14
const high = 170

/** Size of the picture; its strokes stand on its lower edge. */
export const width = sessions * (sessionMinutes + pauseMinutes) * step
export const height = 200

/** Height of a minute of a session: attention rises, holds and falls, so that a session is an arch. */
const rise = (minute: number) => low + high * Math.sin((Math.PI * (minute + 0.5)) / sessionMinutes)

function strokes(session: number, first: number, count: number, tall: (minute: number) => number): string {
  const start = session * (sessionMinutes + pauseMinutes)
  return Array.from({ length: count }, (_, i) => {
    const x = (start + first + i + 0.5) * step
    return `M${x} ${height}V${(height - tall(first + i)).toFixed(1)}`
  }).join('')
}

/** A path for each session. */
export const arches = Array.from({ length: sessions }, (_, i) => strokes(i, 0, sessionMinutes, rise))

/** The session that goes on, and the minute that it has come to. */
export const currentSession = 1
const minute = 16

/** The place of the lamp, at the upper end of the present minute's stroke. */
export const lampPlace = {
  x: (currentSession * (sessionMinutes + pauseMinutes) + minute + 0.5) * step,
  y: height - rise(minute),
}

/** The minutes of the current session that have gone by. */
export const pastMinutes = strokes(currentSession, 0, minute + 1, rise)

/** One path for all pauses. */
export const pauses = arches.map((_, i) => strokes(i, sessionMinutes, pauseMinutes, () => low)).join('')
