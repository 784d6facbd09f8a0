import { append, insertBefore, insertLine } from './edit-source.ts'
import type { Identity } from './identity.ts'

/** What one file of the repository becomes. Pure. @throws UnknownPlaceError */
export type Edit = (file: string, source: string, identity: Identity) => string

/** The page of the shell before which a new one stands, wherever the app area is listed. */
const NEXT = '/whats-new'

const titles: Edit = (file, source, { path, title }) =>
  insertBefore(file, source, { key: NEXT }, `'${path}': '${title}'`)

/** The contract names the remote, its pages, and their order. */
const contract: Edit = (file, source, { name, page }) => {
  const key = name.includes('-') ? `'${name}'` : name
  const withPages = append(file, source, { key: 'marketing' }, `${key}: ['${page}']`)
  return append(file, withPages, { text: 'marketing' }, `'${name}'`)
}

const route: Edit = (file, source, { name, page, key, title }) =>
  insertBefore(
    file,
    source,
    { text: 'host/WhatsNew' },
    `{ path: paths.${key}, layout: 'app', page: '${name}/${page}', title: '${title}' }`,
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
  'shared/src/contract/pages.ts': contract,
  'shared/src/router/paths.ts': (file, source, { key, path }) =>
    insertBefore(file, source, { key: 'whatsNew' }, `${key}: '${path}'`),
  'host/src/routes.tsx': route,
  'host/src/routes.test.ts': (file, source, { path }) =>
    insertBefore(file, source, { text: NEXT }, `'${path}'`),
  'host/src/texts/base/pages.ts': titles,
  'host/src/texts/fr.ts': titles,
  'host/src/texts/en.ts': titles,
  'host/src/texts/es.ts': titles,
  'e2e/support/site-map.ts': titles,
}
