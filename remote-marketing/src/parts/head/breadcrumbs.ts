import type { JsonLd, PageAddress } from '@cadence/shared/contract'
import { type Path, paths } from '@cadence/shared/router'

/** A page on the way to another one. */
export interface Crumb {
  name: string
  path: Path
}

/**
 * The way from the landing page to this one.
 * @param name the page's own, as its heading has it. @param between pages on the way, after the landing page.
 */
export function breadcrumbs(
  { origin, url }: PageAddress,
  name: string,
  between: readonly Crumb[] = [],
): JsonLd {
  const trail = [
    { name: 'Accueil', item: `${origin}${paths.home}` },
    ...between.map((crumb) => ({ name: crumb.name, item: `${origin}${crumb.path}` })),
    { name, item: url },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
  }
}
