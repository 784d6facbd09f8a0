import type { Identity } from '../identity.ts'

/** What its build needs. Versions are those of `shared`: each package stands once in the page. */
const needed = ['@emotion/react', '@emotion/styled', 'react'] as const

/** The manifest of a new remote. @param shared that of `shared`. @throws Error when it lacks one. */
export function manifestOf(
  { name, title }: Identity,
  shared: { version: string; dependencies: Record<string, string>; devDependencies: Record<string, string> },
) {
  const versions = { ...shared.dependencies, ...shared.devDependencies }
  const devDependencies = needed.map((pkg): [string, string] => {
    const version = versions[pkg]
    if (!version) throw new Error(`shared/package.json does not ask for ${pkg}`)
    return [pkg, version]
  })
  return {
    name: `@cadence/remote-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    description: `${title}.`,
    dependencies: { '@cadence/shared': shared.version },
    // Bundled for the browser: no server loads them at run time.
    devDependencies: Object.fromEntries(devDependencies),
    scripts: { dev: 'rsbuild dev', build: 'rsbuild build', test: `vitest run --project remote-${name}` },
  }
}

const rsbuild = ({ name }: Identity) => `import { reactOptions, remoteConfig } from '@cadence/build/rsbuild'
import { remoteFederation } from '@cadence/build/module-federation'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig(
  mergeRsbuildConfig(remoteConfig('${name}'), {
    plugins: [pluginReact(reactOptions()), pluginModuleFederation(remoteFederation('${name}'))],
  }),
)
`

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "lib": ["es2023", "dom", "dom.iterable"],
    "types": ["node"],
    "rootDir": ".",
    "outDir": ".tsc",
    "tsBuildInfoFile": ".tsc/tsconfig.tsbuildinfo"
  },
  "include": ["src", "*.ts"],
  "references": [{ "path": "../shared" }]
}
`

/** Kilobytes of brotli, with room for a page that grows; shares of browsers, in percent. */
const policy = ({ team }: Identity) => `{
  "owner": "${team}",
  "budget": { "entry": 14, "page": 20 },
  "rollout": [
    { "share": 10, "minutes": 10 },
    { "share": 50, "minutes": 10 }
  ]
}
`

const readme = ({ name, folder, page, path, title, team }: Identity) => `# ${folder}

${title}. A Module Federation remote: the host loads its pages at run time, and it imports nothing of ours but
\`@cadence/shared\`. ${team} answers for it.

| Expose | Address |
| --- | --- |
| \`${page}\` | \`${path}\` |

\`\`\`sh
npm run dev -- ${name}                     # this remote live in the shell, from the root
npx vitest run --project ${folder}    # its tests
npx tsc -b ${folder}                  # its types, the contract included
npm run release -- ${name}                 # builds it and makes it live
\`\`\`

- \`src/pages/\`: a folder for each screen, with what only that screen uses.
- \`src/texts/\`: every text of the screens: the default texts by subject, each in the language that it is written in, and a
  file per language with what differs from them. \`tsc\` fails where a language lacks a text.
- \`policy.json\`: its team, how large it may get, and how a release reaches everybody.
`

/** The files of its workspace that are not its pages, by path in it. */
export function workspaceFiles(identity: Identity): Record<string, string> {
  return {
    'rsbuild.config.ts': rsbuild(identity),
    'tsconfig.json': tsconfig,
    'policy.json': policy(identity),
    'README.md': readme(identity),
  }
}
