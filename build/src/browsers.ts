/**
 * The oldest browsers in which the product works. Syntax and styles of every build are lowered to them, and a test finds
 * newer APIs in the code of pages (tools/newer-apis.test.ts).
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '115', safari: '16.4' } as const

const entries = Object.entries(oldestBrowsers)

/** The same for tools that read Browserslist's queries. */
export const browserQueries = entries.map(([name, version]) => `${name} >= ${version}`)

/** The same as esbuild names its targets. */
export const esbuildTargets = entries.map(([name, version]) => `${name}${version}`)
