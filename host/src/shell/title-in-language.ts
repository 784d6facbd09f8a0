import { routeOf } from '../routes.tsx'
import { titlesTexts } from '../texts/texts.ts'
import { titleOf } from './title.ts'

/**
 * The document's title of a path, for the app area in the chosen language. The public site stays French.
 * @param titles those of the language in use.
 */
export function titleInLanguage(
  pathname: string,
  titles: Readonly<Record<string, string>> = titlesTexts.get(),
): string {
  const route = routeOf(pathname)
  if (route?.layout !== 'app') return titleOf(pathname)
  return `${titles[route.path] ?? route.title} · Cadence`
}
