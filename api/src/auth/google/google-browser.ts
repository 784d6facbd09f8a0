import type { Config } from '../../config/config.ts'
import { type BrowserMark, browserMark } from '../browser-cookie.ts'

const MAX_AGE_SECONDS = 10 * 60

/** The browser that began a sign-in with Google. */
export const signInBrowser = (config: Pick<Config, 'appUrl'>): BrowserMark =>
  browserMark(config, 'cadence-google', MAX_AGE_SECONDS)
