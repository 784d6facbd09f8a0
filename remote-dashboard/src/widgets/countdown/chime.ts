/** Notes of the sound, in hertz, and when each starts, in seconds: a soft chord, played from the lowest note up. */
const notes = [
  { hertz: 523.25, at: 0 },
  { hertz: 659.25, at: 0.22 },
  { hertz: 783.99, at: 0.44 },
  { hertz: 1046.5, at: 0.66 },
] as const
/** How long a note fades, in seconds, and its first volume (1 is full). */
const FADE_S = 2.2
const GAIN = 0.12
/** An exponential fade cannot end at 0. */
const SILENCE = 0.0001
/** How long to wait for permission, in milliseconds: `resume()` stays pending until the member touches the page. */
const PERMISSION_WAIT_MS = 500

let context: AudioContext | undefined

/**
 * Gets the browser's permission to play sound. Must be called in a click or key handler. The suspended context then
 * costs no processor time until the end.
 */
export async function unlock(): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
  await context.suspend()
}

function playNote(audio: AudioContext, hertz: number, at: number): OscillatorNode {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  const start = audio.currentTime + at
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(SILENCE, start)
  volume.gain.exponentialRampToValueAtTime(GAIN, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + FADE_S)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + FADE_S)
  return tone
}

/** Plays the sound once. Without permission the end stays silent: a sound that came later would only startle. */
export async function playChime(): Promise<void> {
  const audio = context ?? new AudioContext()
  context = audio
  await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, PERMISSION_WAIT_MS))])
  if (audio.state !== 'running') {
    context = undefined
    await audio.close()
    return
  }
  const tones = notes.map(({ hertz, at }) => playNote(audio, hertz, at))
  tones.at(-1)?.addEventListener('ended', () => void audio.suspend())
}
