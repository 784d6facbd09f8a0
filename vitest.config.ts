import { defineConfig } from 'vitest/config'

const inBrowserLikePage = (name: string) => ({
  test: {
    name,
    root: name,
    environment: 'happy-dom',
    include: ['{src,server,federation}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
})

export default defineConfig({
  test: {
    projects: [
      inBrowserLikePage('shared'),
      inBrowserLikePage('host'),
      inBrowserLikePage('remote-marketing'),
      inBrowserLikePage('remote-auth'),
      inBrowserLikePage('remote-dashboard'),
      inBrowserLikePage('remote-settings'),
      { test: { name: 'scripts', root: 'scripts', environment: 'node', include: ['**/*.test.ts'] } },
      { test: { name: 'e2e', root: 'e2e', environment: 'node', include: ['bench/**/*.test.ts'] } },
      'api',
    ],
  },
})
