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

/** Minutes as two paths, by whether their number is even: a phone has room for one of the two. */
export interface Strokes {
  even: string
  odd: string
}

function strokes(session: number, first: number, count: number, tall: (minute: number) => number): Strokes {
  const start = session * (sessionMinutes + pauseMinutes)
  const path = (parity: number) =>
    Array.from({ length: count }, (_, i) => first + i)
      .filter((minute) => minute % 2 === parity)
      .map((minute) => {
        const x = (start + minute + 0.5) * step
        return `M${x} ${height}V${(height - tall(minute)).toFixed(1)}`
      })
      .join('')
  return { even: path(0), odd: path(1) }
}

/** For each session. */
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

const eachPause = arches.map((_, i) => strokes(i, sessionMinutes, pauseMinutes, () => low))

/** All pauses together. */
export const pauses: Strokes = {
  even: eachPause.map(({ even }) => even).join(''),
  odd: eachPause.map(({ odd }) => odd).join(''),
}
