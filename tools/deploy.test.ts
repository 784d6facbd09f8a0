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
      // A release server without releases says 503, and that it is empty.
      const status = () =>
        fetch(`http://127.0.0.1:${port}${path}`).then(
          (answer) => answer.status,
          () => 0,
        )
      await expect.poll(status, { timeout: 60_000 }).toBe(name === 'api' ? 200 : 503)
    },
  )
})

describe.each(['api', 'releases'])('the unit of %s', (name) => {
  const file = `cadence-${name}@.service`

  test('starts what the package holds, again when it ends, and gives it time to end', () => {
    const text = textOf(`systemd/${file}`)
    expect(text).toContain(`ExecStart=/usr/bin/node --enable-source-maps ${mainOf(name)}\n`)
    expect(text).toContain(`WorkingDirectory=/opt/cadence/${name}\n`)
    expect(text).toMatch(/^Restart=always$/m)
  })

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
