/** Whether this browser may show notifications; `unsupported` where a page can show none. */
export type Permission = NotificationPermission | 'unsupported'

/**
 * Browsers of phones and tablets let only a service worker show a notification, and Cadence has none: Chrome on Android
 * knows the name, asks the member, and throws at the first one. An iPad says that it is a Mac; no Mac has a touch screen.
 */
function isPhoneOrTablet({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /Android|iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** What this browser has decided so far. */
export function permissionNow(): Permission {
  if (!('Notification' in globalThis) || isPhoneOrTablet(navigator)) return 'unsupported'
  return Notification.permission
}

/** Asks the member, through the browser. To be called when they press something; else browsers refuse. */
export async function askPermission(): Promise<Permission> {
  if (permissionNow() === 'unsupported') return 'unsupported'
  try {
    return await Notification.requestPermission()
  } catch (error) {
    console.warn('The browser could not be asked for notifications', error)
    return permissionNow()
  }
}
