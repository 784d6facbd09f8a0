/** Notes of the sound, in hertz, and when each starts, in seconds: a soft chord, struck from below. */
const notes = [
  { hertz: 523.25, at: 0 },
  { hertz: 659.25, at: 0.22 },
  { hertz: 783.99, at: 0.44 },
  { hertz: 1046.5, at: 0.66 },
] as const
/** How long a note takes to fade, in seconds, and how loud it begins (1 is all there is). */
const FADE_S = 2.2
const GAIN = 0.12
/** The softest that an exponential fade can end with. */
const SILENCE = 0.0001
/** How long to wait for a browser that lets no page sound before the member has touched it, in milliseconds. */
const PATIENCE_MS = 500

let context: AudioContext | undefined

/** Makes the sound ready. To be called by a gesture: a page that nobody touched may not sound. It then costs nothing. */
export async function unlock(): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
  await context.suspend()
}

function strike(audio: AudioContext, hertz: number, at: number): OscillatorNode {
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

/** Sounds once. Where the browser does not let it, the moment passes in silence: a late sound would only startle. */
export async function chime(): Promise<void> {
  const audio = context ?? new AudioContext()
  context = audio
  await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, PATIENCE_MS))])
  if (audio.state !== 'running') {
    context = undefined
    await audio.close()
    return
  }
  const struck = notes.map(({ hertz, at }) => strike(audio, hertz, at))
  struck.at(-1)?.addEventListener('ended', () => void audio.suspend())
}
