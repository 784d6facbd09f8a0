import type { Identity } from './identity.ts'

/** A list of the repository does not look as this command knows it. */
export class UnknownPlaceError extends Error {
  override readonly name = 'UnknownPlaceError'
}

/** Puts a line before the first, or after the last, that a pattern matches. Pure. @throws UnknownPlaceError */
export function insertLine(
  file: string,
  source: string,
  where: { before: RegExp } | { after: RegExp },
  line: string,
): string {
  const lines = source.split('\n')
  const at =
    'before' in where
      ? lines.findIndex((candidate) => where.before.test(candidate))
      : lines.findLastIndex((candidate) => where.after.test(candidate)) + 1 || -1
  if (at < 0)
    throw new UnknownPlaceError(`${file} has no line like ${'before' in where ? where.before : where.after}`)
  return lines.toSpliced(at, 0, line).join('\n')
}

type Edit = (file: string, source: string, identity: Identity) => string

/**
 * The lists that name every remote. Paths, routes, titles and exposes follow from the product map; npm finds the workspace
 * by the pattern `remote-*`. `tsc` knows no such pattern for the references of a project.
 */
export const lineEdits: Readonly<Record<string, Edit>> = {
  'shared/src/contract/product-map.ts': (file, source, { name, page, path, title }) =>
    insertLine(
      file,
      source,
      { before: /^ {2}'host\/WhatsNew'/ },
      `  '${name}/${page}': { path: '${path}', layout: 'app', title: '${title}' },`,
    ),
  CODEOWNERS: (file, source, { folder, team }) =>
    insertLine(file, source, { after: /^\/remote-/ }, `${`/${folder}/`.padEnd(21)} @cadence/${team}`),
  'tsconfig.json': (file, source, { folder }) =>
    insertLine(file, source, { after: /"path": "remote-/ }, `    { "path": "${folder}" },`),
}
