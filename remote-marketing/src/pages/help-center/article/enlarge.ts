/** An iPhone fills its screen only with its own player. */
interface FilmOfIPhone extends HTMLVideoElement {
  webkitEnterFullscreen: () => void
}

const isOfIPhone = (film: HTMLVideoElement): film is FilmOfIPhone => 'webkitEnterFullscreen' in film

/** Not every browser turns its screen, and TypeScript knows of none. */
const turns = (
  orientation: ScreenOrientation | undefined,
): orientation is ScreenOrientation & { lock: (to: 'landscape') => Promise<void> } =>
  orientation !== undefined && 'lock' in orientation

/** Whether a film can fill the screen here. */
export const canEnlarge = () =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype

/** Waits until the size of a film is known. */
const sizeOf = (film: HTMLVideoElement) =>
  new Promise<void>((resolve, reject) => {
    film.addEventListener('loadedmetadata', () => resolve(), { once: true })
    film.addEventListener('error', () => reject(film.error), { once: true })
  })

/** Shows a film in the player of an iPhone. */
async function openPlayer(film: FilmOfIPhone, onEnd: () => void): Promise<void> {
  // The player throws as long as the size is not known.
  if (film.readyState === 0) await sizeOf(film)
  film.webkitEnterFullscreen()
  film.addEventListener('webkitendfullscreen', onEnd, { once: true })
}

/** Fills the screen with a film, on its side where the screen is upright, with the browser’s controls as long as it is there. */
async function fillScreen(film: HTMLVideoElement, onEnd: () => void): Promise<void> {
  film.controls = true
  try {
    await film.requestFullscreen()
  } catch (refusal) {
    film.controls = false
    throw refusal
  }
  const leave = () => {
    if (document.fullscreenElement === film) return
    film.controls = false
    film.removeEventListener('fullscreenchange', leave)
    onEnd()
  }
  film.addEventListener('fullscreenchange', leave)
  // Only a phone turns; a computer refuses.
  if (turns(screen.orientation)) await screen.orientation.lock('landscape').catch(() => undefined)
}

/**
 * Plays a film on the whole screen. If it rested before, it rests afterwards.
 * @returns whether the browser did so.
 */
export async function enlarge(film: HTMLVideoElement): Promise<boolean> {
  const didRest = film.paused
  const end = () => {
    if (didRest) film.pause()
  }
  void film.play().catch(() => undefined)
  try {
    if (document.fullscreenEnabled) await fillScreen(film, end)
    else if (isOfIPhone(film)) await openPlayer(film, end)
    return true
  } catch {
    end()
    return false
  }
}
