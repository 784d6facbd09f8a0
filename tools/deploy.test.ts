import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { servers } from './package-server.ts'
import { root } from './workspaces.ts'

const deploy = join(root, 'deploy')
const textOf = (file: string) => readFileSync(join(deploy, file), 'utf8')
const operate = readFileSync(join(root, 'docs/operate.md'), 'utf8')
const mainOf = (name: string) => `${servers[name]?.workspace}/${servers[name]?.folders[0]}/main.js`

/** Only a full run follows the steps of each image in a clean folder, which takes a minute. */
const full = process.env.E2E_FULL === '1'
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-deploy-'))
  onTestFinished(() => rm(folder, { recursive: true }), 60_000)
  return folder
}

describe.each(Object.keys(servers))('the image of %s', (name) => {
  const text = textOf(`containers/Containerfile.${name}`)

  test('starts what the package holds, as a user without rights, and can be asked for its health', () => {
    const [, runtime = ''] = text.split(/^FROM .* AS build$/m)[1]?.split(/^FROM /m) ?? []
    expect(runtime).toContain(`CMD ["node", "--enable-source-maps", "${mainOf(name)}"]`)
    expect(runtime).toMatch(/^USER node\n/m)
    expect(runtime).toMatch(/^HEALTHCHECK /m)
    expect(runtime).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(runtime).not.toMatch(/^RUN npm/m)
  })

  test.runIf(full)(
    'is built by steps that work in a clean folder, and what they build starts',
    { timeout: 600_000 },
    async () => {
      const [checkout, out] = [await emptyFolder(), await emptyFolder()]
      const script = /^RUN (deploy\S+) (.+) \/out$/m.exec(text)
      const archive = spawnSync('sh', ['-c', `git archive HEAD | tar --extract --directory ${checkout}`], {
        cwd: root,
      })
      expect(archive.status).toBe(0)
      const built = spawnSync(join(checkout, script?.[1] ?? ''), [script?.[2] ?? '', join(out, 'app')], {
        encoding: 'utf8',
      })
      expect(built.status, built.stderr).toBe(0)
      const port = '39417'
      const data = join(out, 'data')
      mkdirSync(data)
      const server = spawn(process.execPath, [mainOf(name)], {
        cwd: join(out, 'app'),
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORT: port,
          API_PORT: port,
          DATA_DIR: data,
          RELEASES_DIR: data,
        },
        stdio: 'ignore',
      })
      onTestFinished(() => void server.kill())
      const path = /127\.0\.0\.1:\d+(\S+?)'/.exec(text)?.[1]
      // It answers before there is a release.
      const status = () =>
        fetch(`http://127.0.0.1:${port}${path}`).then(
          (answer) => answer.status,
          () => 0,
        )
      await expect.poll(status, { timeout: 60_000 }).toBe(200)
    },
  )
})

test('the image of the API has the programs of its backup, as old as the PostgreSQL of compose.yaml at least', () => {
  const [, runtime = ''] = textOf('containers/Containerfile.api').split(/^FROM (?!.* AS )/m)
  expect(runtime).toMatch(/^\W+apt-get install .*\bpostgresql-client\b/m)
  // The program comes from Debian's release, whose PostgreSQL the server's image has.
  const debian = /^docker\.io\/library\/node:[\d.]+-(\w+)-slim$/m.exec(runtime)?.[1]
  expect(debian).toBe('bookworm')
  expect(textOf('containers/compose.yaml')).toContain(`image: docker.io/library/postgres:15-${debian}\n`)
})

test('of what nginx reads by the order of names, the file with the format of its log is the first', () => {
  const [, copied = ''] =
    /^COPY (.*) \/etc\/nginx\/conf\.d\/$/m.exec(textOf('containers/Containerfile.nginx')) ?? []
  const texts = copied
    .split(' ')
    .toSorted()
    .map((file) => readFileSync(join(root, file), 'utf8'))
  expect(texts.map((text) => /^log_format cadence /m.test(text))).toEqual([true, false])
  expect(texts[1]).toMatch(/access_log \S+ cadence;/)
})

describe.each(['api', 'releases'])('the unit of %s', (name) => {
  const file = `cadence-${name}@.service`

  test('starts what the package holds, again when it ends, and gives it time to end', () => {
    const text = textOf(`systemd/${file}`)
    expect(text).toContain(`ExecStart=/usr/bin/node --enable-source-maps ${mainOf(name)}\n`)
    expect(text).toContain(`WorkingDirectory=/opt/cadence/${name}\n`)
    expect(text).toMatch(/^Restart=always$/m)
    // Without it systemd tries five times in ten seconds, and then no more: a database may be away for longer.
    expect(/^\[Unit\]$(.*?)^\[Service\]$/ms.exec(text)?.[1]).toMatch(/^StartLimitIntervalSec=0$/m)
  })
})

test('the log of the API has every line, because a restore reads from it who was deleted', () => {
  // journald drops what comes faster than 10 000 lines in 30 seconds.
  expect(textOf('systemd/cadence-api@.service')).toMatch(/^LogRateLimitIntervalSec=0$/m)
})

describe('the backup by a timer', () => {
  const service = textOf('systemd/cadence-backup.service')

  test('runs a command of the packaged API as the account of the API, and may write where it puts the file', () => {
    const [, command = ''] =
      /^ExecStart=\/usr\/bin\/(node .*) \/var\/backups\/cadence --keep-days 30$/m.exec(service) ?? []
    expect(command).toBe(servers.api?.scripts.backup)
    expect(service).toMatch(/^ReadWritePaths=\/var\/backups\/cadence$/m)
    const shared = /^(User|Group|WorkingDirectory|EnvironmentFile|StateDirectory)=.*$/gm
    expect(service.match(shared)).toEqual(textOf('systemd/cadence-api@.service').match(shared))
  })

  test.runIf(hasSystemd)('is started every night', async () => {
    const [, calendar = ''] = /^OnCalendar=(.*)$/m.exec(textOf('systemd/cadence-backup.timer')) ?? []
    const { stdout } = spawnSync('systemd-analyze', ['calendar', calendar], { encoding: 'utf8' })
    expect(stdout).toContain('Normalized form: *-*-* 03:10:00')
  })
})

describe.each([
  'cadence-api@.service',
  'cadence-releases@.service',
  'cadence-backup.service',
  'cadence-backup.timer',
])('%s', (file) => {
  test.runIf(hasSystemd)(
    'is valid for systemd, which finds little that it could do to the machine',
    async () => {
      const folder = await emptyFolder()
      for (const unit of await readdir(join(deploy, 'systemd')))
        await cp(join(deploy, 'systemd', unit), join(folder, unit))
      const analyze = (...args: string[]) =>
        spawnSync('systemd-analyze', args, { cwd: folder, encoding: 'utf8' })
      const instance = file.replace('@.', '@3100.')
      const { stdout, stderr } = analyze('verify', `./${instance}`)
      // The account and the programs are those of the machine that it runs on.
      expect(
        (stdout + stderr)
          .split('\n')
          .filter((line) => line.includes('cadence') && !line.includes('/usr/bin/node')),
      ).toEqual([])
      // A timer starts no process of its own.
      if (file.endsWith('.timer')) return
      const exposure = analyze('security', '--offline=true', `./${file}`).stdout
      expect(Number(/Overall exposure level.*: ([\d.]+)/.exec(exposure)?.[1])).toBeLessThan(2)
    },
  )
})

describe('the variables', () => {
  const named = (text: string) => [...text.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)
  const inCompose = [...textOf('containers/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(
    ([, name = '']) => name,
  )

  test('that compose.yaml asks for are those of its example', () => {
    expect([...new Set(inCompose)].sort()).toEqual(named(textOf('containers/.env.example')).sort())
  })

  test.each(['containers/.env.example', 'systemd/cadence.env.example'])('of %s are explained', (file) => {
    const own = ['POSTGRES_PASSWORD', 'SERVER_NAME']
    const unknown = named(textOf(file)).filter(
      (name) => !own.includes(name) && !operate.includes(`\`${name}\``),
    )
    expect(unknown).toEqual([])
  })
})
