/** Address of the web app manifest. */
export const APP_MANIFEST_PATH = '/manifest.webmanifest'

/** Search part of its address for the colours of the light mode. */
export const LIGHT_MANIFEST = '?scheme=light'
