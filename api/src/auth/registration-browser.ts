import type { Config } from '../config/config.ts'
import { type BrowserMark, browserMark } from './browser-cookie.ts'

/** As long as the link of the mail lives. */
const MAX_AGE_SECONDS = 24 * 60 * 60

/** The browser that registered: there the link of the mail is enough. */
export const registrationBrowser = (config: Pick<Config, 'appUrl'>): BrowserMark =>
  browserMark(config, 'cadence-registration', MAX_AGE_SECONDS)
