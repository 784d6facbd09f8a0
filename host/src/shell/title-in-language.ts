import { routeOf } from '../routes.tsx'
import { titlesTexts } from '../texts/texts.ts'
import { titleOf } from './title.ts'

/** The document's title of a path, for the app area in the chosen language. The public site stays French. */
export function titleInLanguage(pathname: string): string {
  const route = routeOf(pathname)
  if (route?.layout !== 'app') return titleOf(pathname)
  const titles: Readonly<Record<string, string>> = titlesTexts.get()
  return `${titles[route.path] ?? route.title} · Cadence`
}
