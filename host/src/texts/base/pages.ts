import { routes } from '../../routes.ts'

/** The shell's own pages of the app area, as stated (specification, section 2, Route table): English. */
export const pages = {
  whatsNew: "What's New",
  help: 'Help & Support',
  comingSoon: 'Coming Soon',
}

/** Titles of the app area's documents by path, as the product map states them. */
export const titles: Readonly<Record<string, string>> = Object.fromEntries(
  routes.filter(({ layout }) => layout === 'app').map(({ path, title }) => [path, title]),
)
