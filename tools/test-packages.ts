import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

// The configuration of Vitest is read before TypeScript can be imported from other workspaces, so this file imports none.
const root = join(import.meta.dirname, '..')
/** Vitest leaves files below `node_modules` to Node, which loads them faster. */
const folder = join(root, 'node_modules/.cache/test-packages')

/** The icons that the files of a workspace import. Their package holds 1,700. */
function iconsOf(workspace: string): string[] {
  const files = readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, workspace, 'src', file), 'utf8'))
  return texts
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => /^[A-Z]\w*$/.test(name))
}

/** Replaces the file at once, and only where it changes: another run may be reading it. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
}

/**
 * Packages of hundreds of files, each in one file, with the icons that are used. Every test file loads its packages anew,
 * because it has a page of its own, and these took a third of that time. A watching run sees a new icon after its next start.
 * @param workspaces those whose tests run in pages.
 * @returns aliases for Vite.
 */
export function packagesInOneFile(workspaces: readonly string[]): Record<string, string> {
  mkdirSync(folder, { recursive: true })
  const icons = [...new Set(workspaces.flatMap(iconsOf))].sort()
  const withDefault = (name: string) => `export * from '${name}'; export { default } from '${name}'`
  const sources = {
    'lucide-react': `export { ${icons.join(', ')} } from 'lucide-react'`,
    'zod/mini': `export * from 'zod/mini'`,
    axios: withDefault('axios'),
    '@testing-library/user-event': withDefault('@testing-library/user-event'),
  }
  return Object.fromEntries(
    Object.entries(sources).map(([name, contents]) => {
      const file = join(folder, `${name.replaceAll('/', '-')}.mjs`)
      const { outputFiles } = buildSync({
        stdin: { contents, resolveDir: root },
        bundle: true,
        format: 'esm',
        conditions: ['module'],
        // Each of these may be there once only.
        external: ['react', 'react-dom', '@testing-library/dom'],
        write: false,
      })
      write(file, outputFiles[0]?.text ?? '')
      return [name, file]
    }),
  )
}
