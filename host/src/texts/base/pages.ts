/** The shell's own pages of the app area, as stated (specification, section 2, Route table): English. */
export const pages = {
  whatsNew: "What's New",
  help: 'Help & Support',
  comingSoon: 'Coming Soon',
}

/** Titles of the app area's documents by path: those of the route table. */
export const titles = {
  '/dashboard': 'Dashboard',
  '/tasks': 'Tools Library',
  '/collection': 'Collection',
  '/appearance': 'Appearance',
  '/community-hub': 'Community Hub',
  '/settings': 'Paramètres',
  '/whats-new': "What's New",
  '/help': 'Help & Support',
}
