import { insertBefore, insertLine } from './edit-source.ts'
import type { Identity } from './identity.ts'

/** What one file of the repository becomes. Pure. @throws UnknownPlaceError */
export type Edit = (file: string, source: string, identity: Identity) => string

const productMap: Edit = (file, source, { name, page, path, title }) =>
  insertBefore(
    file,
    source,
    { key: 'host/WhatsNew' },
    `'${name}/${page}': { path: '${path}', layout: 'app', title: '${title}' }`,
  )

const teamsTable: Edit = (file, source, { folder, name, title, port }) =>
  insertLine(
    file,
    source,
    /^\| \[`remote-/,
    `| [\`${folder}/\`](${folder}/README.md) | ${title.toLowerCase()} | ${name} | ${port} |`,
  )

/** The files that list remotes or their pages, and what each becomes. The manifests of npm are apart. */
export const edits: Readonly<Record<string, Edit>> = {
  CODEOWNERS: (file, source, { folder, team }) =>
    insertLine(file, source, /^\/remote-/, `${`/${folder}/`.padEnd(21)} @cadence/${team}`),
  'README.md': teamsTable,
  'tsconfig.json': (file, source, { folder }) =>
    insertLine(file, source, /"path": "remote-/, `    { "path": "${folder}" },`),
  'shared/src/contract/product-map.ts': productMap,
}
