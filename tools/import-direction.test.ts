import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from './workspaces.ts'

/** Writes files, lints them and removes them. @returns the output of the linter, a line for each fault */
function lintFiles(rule: string, contents: Record<string, string>): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const files = Object.keys(contents).map((name) => join(root, name))
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(root, name), `${content}\n`)
  try {
    // Only one rule runs, because the rule against cycles reads the whole repository, which takes seconds.
    const options = [`--only=${rule}`, '--reporter=github', '--max-diagnostics=none']
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...options, ...files], {
      cwd: root,
      encoding: 'utf8',
    })
    return stdout + stderr
  } finally {
    for (const file of files) rmSync(file)
  }
}

const probe = `import-direction-probe-${process.pid}`

const forbidden = [
  ['remote-auth/src', "import '@cadence/host/routes'"],
  ['remote-auth/src', "import '@cadence/remote-dashboard/exposes'"],
  ['remote-auth/src', "import 'react-router-dom'"],
  ['host/src', "import 'react-router-dom'"],
  ['shared/src/ui', "import 'react-router-dom'"],
  ['remote-auth/src', "import { redirect } from '@cadence/shared/router'"],
  ['remote-settings/src', "import 'react-hook-form'"],
  ['host/src', "import '@cadence/remote-auth/exposes'"],
  ['host/src', "import '../../remote-auth/src/pages/login/Login.tsx'"],
  ['shared/src', "import '@cadence/host/routes'"],
  ['shared/src', "import '@cadence/remote-auth/exposes'"],
  ['api/src', "import '@cadence/shared/auth'"],
  ['api/src', "import '@cadence/releases/registry'"],
  ['api/src/http', "import '@cadence/shared/auth'"],
  ['api/src/http', "import '../auth/login.ts'"],
  ['api/src/db', "import '../services.ts'"],
  ['remote-auth/src', "import '../../remote-dashboard/src/pages/tasks/Tasks.tsx'"],
  ['remote-auth/src', "import '../../host/src/routes.ts'"],
  ['remote-auth/src', "import '../../api/src/app.ts'"],
  ['remote-auth/src', "import '../../shared/src/auth/auth-store.ts'"],
  ['host/src', "import '../../api/src/app.ts'"],
  ['shared/src', "import '../../remote-auth/src/pages/login/Login.tsx'"],
  ['shared/src', "import '../../host/server/app.ts'"],
  ['api/src', "import '../../shared/src/auth/auth-store.ts'"],
  ['releases/src', "import '@cadence/releases/registry'"],
  ['releases/src', "import '@cadence/shared/contract'"],
  ['releases/src/gate', "import '@cadence/build/ports'"],
  ['releases/src/gate', "import '@cadence/host/live-shell'"],
  ['releases/src/commands', "import '../../../tools/run.ts'"],
  ['host/server', "import '../../tools/run.ts'"],
  ['shared/src', "import '@cadence/build/ports'"],
  ['shared/src', "import '../../tools/run.ts'"],
  ['api/src', "import '@cadence/releases/registry'"],
  ['api/src', "import '../../tools/run.ts'"],
  ['api-client/src', "import '@cadence/shared/schemas'"],
  ['api-client/src', "import '../../api/src/app.ts'"],
  ['tools', "import '../e2e/bench/run.ts'"],
  ['tools', "import '@cadence/remote-auth/exposes'"],
  ['releases/src', "import '../../host/server/app.ts'"],
  ['build/src', "import '@cadence/host/routes'"],
  ['build/src', "import '../../tools/run.ts'"],
  ['shared/src', "import '@cadence/releases/registry'"],
  ['remote-auth/src', "import '@cadence/releases/registry'"],
  ['remote-auth/src', "import '@cadence/build/rsbuild'"],
] as const

const allowed = [
  ['shared/src/auth', "import '../api/call.ts'"],
  ['remote-auth/src', "import '@cadence/shared/auth'"],
  ['host/src', "import '@cadence/shared/router'"],
  ['host/src', "import { redirect } from '@cadence/shared/router'"],
  ['remote-auth/src', "import { Link, useNavigate } from '@cadence/shared/router'"],
  ['api/src', "import '@cadence/shared/schemas'"],
  ['api/src', "import '@cadence/shared/environment'"],
  ['api/src', "import '@cadence/releases/server/client-address'"],
  ['api/src', "import '@cadence/shared/calendar/writer'"],
  ['api/src/http', "import '@cadence/shared/schemas'"],
  ['api/src/mail', "import '../db/schema.ts'"],
  ['api/src/auth', "import '../mail/mail-outbox.ts'"],
  ['host/server', "import '@cadence/releases/store/release-store'"],
  ['build/src', "import '@cadence/releases/build-facts'"],
] as const

/** A file of each case: one run of the linter takes as long as a file. */
const fileOf = (folder: string, line: string) => {
  const at = [...forbidden, ...allowed].findIndex((one) => one[0] === folder && one[1] === line)
  return `${folder}/${probe}-${at}.ts`
}

describe('imports run one way', () => {
  let output = ''
  beforeAll(() => {
    const cases = [...forbidden, ...allowed].map(([folder, line]) => [fileOf(folder, line), line])
    output = lintFiles('style/noRestrictedImports', Object.fromEntries(cases))
  })

  test.each(forbidden)('%s may not %s', (folder, line) => {
    expect(output).toContain(`${fileOf(folder, line)},`)
  })

  test.each(allowed)('%s may %s', (folder, line) => {
    expect(output).not.toContain(`${fileOf(folder, line)},`)
  })

  test('two files may not import each other, also not for their types', { timeout: 60_000 }, () => {
    const output = lintFiles('suspicious/noImportCycles', {
      [`api/src/${probe}-a.ts`]: `import type { B } from './${probe}-b.ts'\nexport interface A { b: B }`,
      [`api/src/${probe}-b.ts`]: `import type { A } from './${probe}-a.ts'\nexport interface B { a: A }`,
    })
    expect(output).toContain('This import is part of a cycle')
  })
})
