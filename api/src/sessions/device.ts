import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'

/** What a browser says of itself at a sign-in or a refresh; null where it said nothing that is known. */
export interface Device {
  browser: string | null
  system: string | null
  timeZone: string | null
}

/** The header in which the client names the time zone of its browser. */
export const TIME_ZONE_HEADER = 'X-Time-Zone'

/** In this order: most say that they are Chrome or Safari as well. Browsers on iOS have names of their own. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPX|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]

/** In this order: Android says that it is Linux, and iOS that it is like Mac OS X. */
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

/** Longest User-Agent that is looked at, in characters. */
const USER_AGENT_MAX = 512

/** Browser and system of a User-Agent, by name: browsers no longer tell their versions. */
export function readUserAgent(userAgent: string): Pick<Device, 'browser' | 'system'> {
  const text = userAgent.slice(0, USER_AGENT_MAX)
  return { browser: named(browsers, text), system: named(systems, text) }
}

const TIME_ZONE_MAX = 64

/** The name of a time zone as IANA writes it, or null for what is none. */
export function readTimeZone(name: string): string | null {
  // `Intl` also takes offsets, which name no place.
  if (name.length > TIME_ZONE_MAX || !/^[A-Za-z][\w+/-]*$/.test(name)) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return null
  }
}

/** What the headers of a request say of its browser. */
export function deviceOf(c: Context<AppEnv>): Device {
  return {
    ...readUserAgent(c.req.header('user-agent') ?? ''),
    timeZone: readTimeZone(c.req.header(TIME_ZONE_HEADER) ?? ''),
  }
}
