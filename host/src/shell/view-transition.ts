import { afterPaint } from '@cadence/shared/ui'

/*
 * react-router's own way, the option `viewTransition`, belongs to one link or call. It leaves out the pages that a guard
 * leads to by itself, as after a sign-in; and while it waits for the browser's picture it holds back the state with the
 * new page, and shows it then over any later one, such as the sign-in screen of a session that has just ended. Here the
 * loader of the new page waits for the picture instead: the router has one state, and always the latest.
 */

interface Fade {
  transition: ViewTransition
  /** The new page is on screen: the browser may fade the picture of the old one away. */
  showNewPage: () => void
}

let running: Fade | undefined

function canFade(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function fade(taken: () => void): Fade {
  let showNewPage = () => {}
  const newPageShown = new Promise<void>((resolve) => {
    showNewPage = resolve
  })
  const onPicture = () => {
    document.documentElement.dataset.fading = ''
    taken()
  }
  const transition = document.startViewTransition(() => {
    onPicture()
    return newPageShown
  })
  // The picture is taken with the next frame. The browser calls back later, when its compositor has confirmed it; the
  // page need not wait for that: until then nothing that changes is painted.
  afterPaint(onPicture)
  // Rejected when the fade is skipped; the new page is shown all the same.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    running = undefined
    delete document.documentElement.dataset.fading
  })
  return { transition, showNewPage }
}

/**
 * Takes the browser's picture of the page on screen, which fades above the new page. Resolves when the picture is taken,
 * or at once where nothing fades. From then on the browser paints nothing until `fadeOldPage`.
 * @param signal of the visit, aborted when another visit replaces it.
 */
export async function pictureOldPage(signal: AbortSignal): Promise<void> {
  // A second change during a fade would have to wait for pictures of both pages: it shows at once instead.
  running?.transition.skipTransition()
  if (running || signal.aborted || !canFade()) return
  await new Promise<void>((taken) => {
    const begun = fade(taken)
    running = begun
    signal.addEventListener('abort', () => {
      begun.transition.skipTransition()
      begun.showNewPage()
    })
  })
}

/** The page of the latest visit is on screen. */
export function fadeOldPage(): void {
  running?.showNewPage()
}
