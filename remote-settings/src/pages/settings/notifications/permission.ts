/** Whether this browser may show notifications; `unsupported` where it has none, as Safari of an iPhone in a tab. */
export type Permission = NotificationPermission | 'unsupported'

/** What this browser has decided so far. */
export function permissionNow(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
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
