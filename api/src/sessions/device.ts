import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'

/** The browser of a sign-in or a refresh, as its headers describe it; null for what they do not name. */
export interface Device {
  browser: string | null
  system: string | null
  timeZone: string | null
}

/** The header with the time zone of the browser. */
export const TIME_ZONE_HEADER = 'X-Time-Zone'

/** The order matters: most browsers also name Chrome or Safari. Browsers on iOS have names of their own. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPX|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]

/** The order matters: Android also names Linux, and iOS also names Mac OS X. */
const systems: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
]

const named = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Characters of a User-Agent that are read. */
const USER_AGENT_MAX = 512

/** Browser and system of a User-Agent, without versions: browsers no longer send the real ones. */
export function readUserAgent(userAgent: string): Pick<Device, 'browser' | 'system'> {
  const text = userAgent.slice(0, USER_AGENT_MAX)
  return { browser: named(browsers, text), system: named(systems, text) }
}

const TIME_ZONE_MAX = 64

/** The IANA name of a time zone, or null when it is not one. */
export function readTimeZone(name: string): string | null {
  // `Intl` also accepts offsets such as `+02:00`, which name no place.
  if (name.length > TIME_ZONE_MAX || !/^[A-Za-z][\w+/-]*$/.test(name)) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return null
  }
}

/** The device of a request, from its headers. */
export function deviceOf(c: Context<AppEnv>): Device {
  return {
    ...readUserAgent(c.req.header('user-agent') ?? ''),
    timeZone: readTimeZone(c.req.header(TIME_ZONE_HEADER) ?? ''),
  }
}
