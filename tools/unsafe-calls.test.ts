import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './workspaces.ts'

/** The modules that run in browsers and on servers: no tests, no tools, no local replacements of services. */
const modules = execFileSync(
  'git',
  ['ls-files', 'api/src', 'host', 'releases/src', 'shared/src', 'remote-*'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(-kit)?\.tsx?$|\/fixture\//.test(file))
  .filter((file) => existsSync(join(root, file)))
/** The commands of the release platform run on a developer’s machine or in CI, not in a server. */
const isOnServer = (file: string) =>
  /^(?:api\/src|host\/server|releases\/src\/(?!commands\/|gate\/))/.test(file)

/** All matches of a pattern's first group in the modules, as 'file: match'. */
function uses(pattern: RegExp, where: (file: string) => boolean = () => true): string[] {
  return modules.filter(where).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(pattern)].map(([, found]) => `${file}: ${found}`)
  })
}

/** The named uses whose module is in this checkout, which may hold one remote only. */
const here = (named: readonly string[]) =>
  named.filter((use) => existsSync(join(root, use.replace(/: .*/, ''))))

test('the modules are found', () => {
  expect(modules.length).toBeGreaterThan(100)
  expect(uses(/(\bexport function) /g).length).toBeGreaterThan(100)
})

test('no text becomes markup', () => {
  const sinks =
    /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc|srcDoc|createContextualFragment|document\.write)\b/g
  expect(uses(sinks)).toEqual([])
})

test('no text becomes code, but the server builds of releases, which are checked by their integrity', () => {
  const sinks = /(\beval\(|new Function\(|\bsetTimeout\(['"`]|\bsetInterval\(['"`]|compileFunction\()/g
  expect(uses(sinks)).toEqual(here(['host/server/render/server-builds.ts: compileFunction(']))
})

test('no text is read as XML', () => {
  expect(uses(/(DOMParser|XSLTProcessor|responseXML|fast-xml-parser|xml2js|libxml)/g)).toEqual([])
})

test('servers start no process but the one that renders pages; a backup starts pg_dump and tar, and the package of releases its build, all without a shell', () => {
  const imports = uses(/import \{ (.*) \} from 'node:child_process'/g, isOnServer)
  expect(imports.map((use) => use.replace('type ChildProcess, ', ''))).toEqual(
    here([
      'api/src/backup/programs.ts: spawn',
      'host/server/render/render-process.ts: fork',
      'releases/src/pack.ts: execFile',
    ]),
  )
})

test('SQL is Drizzle’s, or has parameters; what else stands in it is a constant or a name that is escaped', () => {
  expect(uses(/(sql\.raw)\(/g)).toEqual([])
  const inTexts = new Set(uses(/\bquery\(\s*`[^`]*?\$\{([^}]+)\}/g, isOnServer))
  expect([...inTexts]).toEqual(
    here([
      'api/src/backup/move-to-postgres.ts: UNFINISHED_RESTORE',
      'api/src/backup/move-to-postgres.ts: tables.map(escapeIdentifier).join()',
      'api/src/backup/move-to-postgres.ts: escapeIdentifier(table)',
      'api/src/backup/move-to-postgres.ts: ROWS',
      'api/src/backup/postgres-backup.ts: UNFINISHED_RESTORE',
      'api/src/db/migrations.ts: LOCK_TIMEOUT',
      'api/src/db/migrations.ts: UNFINISHED_RESTORE',
      'api/src/db/postgres-listener.ts: escapeIdentifier(channel)',
      'releases/src/store/postgres-log.ts: TABLE',
    ]),
  )
})

describe('cryptography', () => {
  test('hashes are of the SHA-2 family; MD5 is the checksum that S3 asks for with an upload', () => {
    const others = uses(/(?:create(?:Hash|Hmac)|hkdfSync)\(([^,)]+)/g).filter(
      (use) => !/'sha(?:256|384)'$/.test(use),
    )
    expect(others).toEqual(here(["releases/src/store/s3/bucket.ts: 'md5'"]))
  })

  test('nothing is encrypted by the product itself, so no cipher can be a weak one', () => {
    expect(uses(/(createCipher\w*|createDecipher\w*|publicEncrypt|subtle\.encrypt)\(/g)).toEqual([])
  })

  test('Math.random spreads moments and names entries of the history, and makes no secret', () => {
    const files = uses(/(Math\.random)\(/g).map((use) => use.replace(/: .*/, ''))
    expect([...new Set(files)].toSorted()).toEqual(
      here([
        'api/src/subscriptions/calendar-sources.ts',
        'host/src/releases/follow-releases.ts',
        'host/src/shell/scroll.ts',
        'releases/src/browser.ts',
        'releases/src/store/release-store.ts',
        'shared/src/api/backoff.ts',
      ]),
    )
  })
})
