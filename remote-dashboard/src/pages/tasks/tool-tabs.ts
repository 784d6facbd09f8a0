import type { LibraryTool } from './tool-library.ts'

/** The tabs in their order, as the address names them (specification, section 2, Tools library). */
export const tabs = [
  'all',
  'new',
  'popular',
  'essential',
  'focus',
  'planning',
  'well-being',
  'analytics',
  'recent',
  'favorites',
] as const
export type Tab = (typeof tabs)[number]

/** The tab that an address names, or the first one. */
export function tabOf(name: string | null): Tab {
  return tabs.find((tab) => tab === name) ?? 'all'
}

type Filter = (tool: LibraryTool, favourites: ReadonlySet<string>) => boolean

const isNew: Filter = (tool) => tool.isNew === true
/** For a tab whose category has no tool yet. */
const none: Filter = () => false

const filters: Record<Tab, Filter> = {
  all: () => true,
  new: isNew,
  popular: (tool) => tool.isPremium === true,
  essential: (tool) => tool.category === 'essentials',
  focus: (tool) => tool.category === 'focus',
  planning: (tool) => tool.category === 'planning',
  'well-being': none,
  analytics: none,
  recent: isNew,
  favorites: (tool, favourites) => favourites.has(tool.id),
}

/** The tools that a tab shows (specification, section 4, Tools library). */
export function toolsOf(
  tools: readonly LibraryTool[],
  tab: Tab,
  favourites: ReadonlySet<string>,
): readonly LibraryTool[] {
  return tools.filter((tool) => filters[tab](tool, favourites))
}
