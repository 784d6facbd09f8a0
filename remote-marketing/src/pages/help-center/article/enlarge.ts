/** An iPhone fills its screen only with its own player. */
interface FilmOfIPhone extends HTMLVideoElement {
  webkitEnterFullscreen: () => void
}

const isOfIPhone = (film: HTMLVideoElement): film is FilmOfIPhone => 'webkitEnterFullscreen' in film

/** Not every browser turns its screen, and TypeScript knows of none. */
const turns = (
  orientation: ScreenOrientation,
): orientation is ScreenOrientation & { lock: (to: 'landscape') => Promise<void> } => 'lock' in orientation

/** Whether a film can fill the screen here. */
export const canEnlarge = () =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype

/** Shows a film on the whole screen, on its side where the screen is upright, with the browser’s controls as long as it is there. */
export async function enlarge(film: HTMLVideoElement): Promise<void> {
  void film.play().catch(() => undefined)
  if (!document.fullscreenEnabled) {
    if (isOfIPhone(film)) film.webkitEnterFullscreen()
    return
  }
  const leave = () => {
    if (document.fullscreenElement === film) return
    film.controls = false
    film.removeEventListener('fullscreenchange', leave)
  }
  film.addEventListener('fullscreenchange', leave)
  film.controls = true
  try {
    await film.requestFullscreen()
    // Only a phone turns; a computer refuses.
    if (turns(screen.orientation)) await screen.orientation.lock('landscape')
  } catch {
    leave()
  }
}
