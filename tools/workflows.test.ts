import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './workspaces.ts'

const folder = join(root, '.github/workflows')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** All matches of a pattern's first group in a text. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const COMMAND = /run: (.+(?:\n {10,}.*)*)/g

describe.each(readdirSync(folder))('%s', (file) => {
  const text = textOf(file)

  test('names each action by the commit that was looked at', () => {
    const actions = all(text, /uses: (\S+)/g)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  })

  test('has no permission but to read', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m)
    expect(text).not.toMatch(/: write\b|write-all/)
  })

  test('fails where a part of a pipe does', () => {
    expect(text).toMatch(/^defaults:\n {2}run:\n {4}shell: bash\n/m)
  })

  test('puts no expression into a command, which someone else could have written', () => {
    const commands = all(text, COMMAND)
    expect(commands.filter((command) => command.includes('${{'))).toEqual([])
  })

  test('runs only scripts that exist', () => {
    const commands = all(text, /npm run (?:--silent )?(?!build -w)([\w:-]+)/g)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})

/** Runs the step whose command contains `part`, in the shell that GitHub uses. @param npm a replacement of npm. */
function runStep(file: string, part: string, variables: Record<string, string>, npm = 'echo npm "$@"') {
  const step = all(textOf(file), COMMAND).find((command) => command.includes(part)) ?? ''
  const lines = step.replace(/^\|\n/, '').replaceAll(/^ {10}/gm, '')
  const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', `npm() { ${npm}; }\n${lines}`]
  const env = { PATH: process.env.PATH, GITHUB_OUTPUT: '/dev/null', ...variables }
  const { status, stdout, stderr } = spawnSync('bash', bash, { cwd: tmpdir(), env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test.each(['ci.yml', 'nightly.yml'])('%s keeps the HTML report of every end-to-end run', (file) => {
  const configs = readdirSync(join(root, 'e2e')).filter((name) => /^playwright\..*config\.ts$/.test(name))
  const reporting = configs.filter((name) =>
    readFileSync(join(root, 'e2e', name), 'utf8').includes('reporter: reportersOf('),
  )
  // Those for tutorials and for the contact sheet have no tests.
  const tests = configs.filter((name) => !/tutorials|sheet/.test(name))
  expect(reporting.toSorted()).toEqual(tests.toSorted())
  const [step = ''] =
    /- if: \$\{\{ !cancelled\(\) \}\}\n +uses: actions\/upload-artifact(?:.*\n)+?(?=\n|$)/.exec(
      textOf(file),
    ) ?? []
  expect(step).toContain('path: .cache/e2e/*html\n')
})

test('a failing `affected` fails the step', () => {
  expect(runStep('ci.yml', 'affected.json', { BASE: 'no-such-commit' }, 'return 1').status).toBe(1)
})

test('the whole lockfile is checked for known vulnerabilities every week', () => {
  expect(textOf('packages.yml')).toMatch(/^ {4}- cron: '\d+ \d+ \* \* [0-6]'$/m)
  expect(all(textOf('packages.yml'), COMMAND)).toContain('npm audit')
})

test('every Node that may be used is tested, from the least on', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const [, versions = ''] = /^ {8}node: \[(.+)\]$/m.exec(textOf('ci.yml')) ?? []
  const tested = all(versions, /'([\d.]+)'/g)
  expect(tested).toEqual(['20.19', '22', '24'])
  expect(engines.node).toBe(`>=${tested[0]}`)
  expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(`${tested[0]}.0`)
})

test('a branch waits for every job', () => {
  const text = textOf('ci.yml')
  const jobs = all(text.slice(text.indexOf('\njobs:\n')), /^ {2}(\w+):$/gm)
  const [, awaited = ''] = /green:\n {4}needs: \[(.+)\]/.exec(text) ?? []
  expect(awaited.split(', ')).toEqual(jobs.filter((job) => job !== 'green'))
})

test.each([
  ['false', 'true', 0],
  ['false', 'false', 0],
  ['true', 'true', 1],
  ['false', '', 1],
])('with a failure %s and the whole product %j, the check ends with %i', (FAILED, WHOLE, status) => {
  expect(runStep('ci.yml', '$FAILED', { FAILED, WHOLE }).status).toBe(status)
})

const asked = { PART: 'auth', WHY: '--off $(x)', VERSION: '', SHARE: '', RELEASES_BUCKET: 'cadence' }

test.each([
  ['release.yml', 'npm run release'],
  ['live.yml', '$ACTION'],
])('%s goes nowhere without a store', (file, part) => {
  const { status, said } = runStep(file, part, { ...asked, ACTION: 'rollback', RELEASES_BUCKET: '' })
  expect(status).toBe(1)
  expect(said).toMatch(/^::error::RELEASES_BUCKET is not set in the environment 'production'.*\n$/)
})

test.each([
  ['rollback', {}, 'rollback -- --why=--off $(x) -- auth'],
  ['rollback', { VERSION: '0.1.0-4f2a' }, 'rollback -- --why=--off $(x) -- auth 0.1.0-4f2a'],
  ['canary', { VERSION: '0.1.0-4f2a', SHARE: '10' }, 'canary -- --why=--off $(x) -- auth 0.1.0-4f2a 10'],
  ['canary', { SHARE: '50' }, 'canary -- --why=--off $(x) -- auth 50'],
  ['promote', {}, 'canary -- --promote --why=--off $(x) -- auth'],
  ['stop', { VERSION: '0.1.0-4f2a' }, 'canary -- --stop --why=--off $(x) -- auth 0.1.0-4f2a'],
  ['pin', {}, 'pin -- --why=--off $(x) -- auth'],
  ['unpin', {}, 'pin -- --off --why=--off $(x) -- auth'],
])('live: %s %j runs the command', (ACTION, inputs, command) => {
  const { status, said } = runStep('live.yml', '$ACTION', { ...asked, ACTION, ...inputs })
  expect({ status, said }).toEqual({ status: 0, said: `npm run ${command}\n` })
})

test.each([
  ['release.yml', 'npm run release', 'release'],
  ['live.yml', '$ACTION', 'rollback'],
])('%s takes several parts, each as a word of its own', (file, part, command) => {
  const variables = { ...asked, PART: 'host auth', ACTION: 'rollback' }
  const { said } = runStep(file, part, variables, 'printf "<%s>" "$@"')
  expect(said).toBe(`<run><${command}><--><--why=--off $(x)><--><host><auth>`)
})
