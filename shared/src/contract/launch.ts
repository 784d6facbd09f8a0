/**
 * What an installed app is opened for, beside a page: a shortcut of its icon, or a text that another app shares. The web
 * app manifest names these addresses, so installed apps keep them for long: a name never changes.
 */

/** Name in the address for what is done at once. */
const ACTION = 'launch'

/** Names in the address for the fields of a shared thing. */
export const sharedFields = { title: 'shared-title', text: 'shared-text', url: 'shared-url' } as const

/** What a shortcut asks for. */
export type LaunchAction = 'task' | 'session'

/** Search part of the address that does something at once. */
export const launchSearch = (action: LaunchAction) => `?${ACTION}=${action}`

/** Whether an address asks for an action. */
export const isLaunchedFor = (action: LaunchAction, params: URLSearchParams) => params.get(ACTION) === action

/** The shared text: title, text and address in lines of their own, without what is said twice. Empty where nothing is shared. */
export function sharedText(params: URLSearchParams): string {
  const { title, text, url } = sharedFields
  const parts = [title, text, url].map((name) => (params.get(name) ?? '').trim()).filter(Boolean)
  // Android puts the address into the text, and some apps the title too.
  const isSaidElsewhere = (part: string, index: number) =>
    parts.some((other, at) => at !== index && other.includes(part) && (other !== part || at < index))
  return parts.filter((part, index) => !isSaidElsewhere(part, index)).join('\n')
}

/** The parameters without what the app was opened for, so that a reload does not do it again. */
export function withoutLaunch(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of [ACTION, ...Object.values(sharedFields)]) rest.delete(name)
  return rest
}
