import { proxy, ref, useSnapshot } from 'valtio'

/** Chromium's event: the browser would install the app, and waits until a member has pressed something. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

/**
 * How this browser installs the app. `prompt`: it asks the member. `ios` and `firefox-android`: only by its own menu.
 * `none`: it cannot, or the page is the installed app.
 */
export type InstallWay = 'prompt' | 'ios' | 'firefox-android' | 'none'

const installState = proxy<{ waiting: InstallPromptEvent | null }>({ waiting: null })

const isPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function'

/**
 * Keeps the browser's offer to install the app, which comes once, often before the first page is drawn. The host calls
 * it at start. The browser then shows no banner of its own.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return
    event.preventDefault()
    installState.waiting = ref(event)
  })
  addEventListener('appinstalled', () => {
    installState.waiting = null
  })
}

/** Lets the browser ask the member. An offer can be used once; a new one comes when the browser likes. */
export async function askInstall(): Promise<void> {
  const { waiting } = installState
  installState.waiting = null
  await waiting?.prompt()
}

/** Safari says it by a property of its own. */
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** The way of a browser that has no event for it. An iPad claims to be a Mac, but no Mac has a touch screen. */
function wayByMenu({ userAgent, maxTouchPoints }: Navigator): InstallWay {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1))
    return 'ios'
  return /Android.*Firefox/.test(userAgent) ? 'firefox-android' : 'none'
}

/** How this browser installs the app at this moment. */
export function useInstallWay(): InstallWay {
  const { waiting } = useSnapshot(installState)
  if (isInstalled()) return 'none'
  return waiting ? 'prompt' : wayByMenu(navigator)
}
