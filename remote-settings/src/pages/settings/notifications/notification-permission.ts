/** Whether this browser may show notifications. `unsupported`: a page cannot show any in this browser. */
export type Permission = NotificationPermission | 'unsupported'

/**
 * On phones and tablets only a service worker can show a notification. An iPad claims to be a Mac, but no Mac has a touch
 * screen.
 */
function isPhoneOrTablet({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /Android|iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** The permission that this browser has now. */
export function permissionNow(): Permission {
  const needsPush = isPhoneOrTablet(navigator)
  const hasPush = 'PushManager' in globalThis && 'serviceWorker' in navigator
  if (!('Notification' in globalThis) || (needsPush && !hasPush)) return 'unsupported'
  return Notification.permission
}

/** Lets the browser ask the member. Browsers refuse to ask unless the member has just pressed something. */
export async function askPermission(): Promise<Permission> {
  if (permissionNow() === 'unsupported') return 'unsupported'
  try {
    return await Notification.requestPermission()
  } catch (error) {
    console.warn('The browser could not be asked for notifications', error)
    return permissionNow()
  }
}
