/** A caption and when it is shown, in seconds. */
export interface Caption {
  from: number
  to: number
  text: string
}

function timeOf(seconds: number): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const ms = Math.round(seconds * 1000)
  return `${part(Math.floor(ms / 60_000), 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
}

/** Captions as WebVTT. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}
