import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from 'selfsigned'

/** The configuration that docs/operate.md explains. */
const documented = fileURLToPath(new URL('../../../deploy/nginx/', import.meta.url))

const program = '/usr/sbin/nginx'
const modules = '/usr/lib/nginx/modules'
const brotli = 'ngx_http_brotli_static_module.so'

/** Whether Debian's package of nginx is installed. */
export const hasNginx = existsSync(program)

/** Values that differ from the documented configuration. */
export interface Places {
  /** Ports of nginx: plain and TLS. */
  http: string
  https: string
  releaseServers: readonly [string, string]
  apis: readonly string[]
  /** Folder of the release store. */
  releases: string
  /** Where the files of releases come from: a file of the documented configuration. */
  from?: 'releases-folder.conf' | 'releases-bucket.conf'
  /** How long nginx waits for the API, for a test that does not want to wait. */
  apiSeconds?: number
}

/** Replaces a text of a configuration. @throws Error when the configuration does not contain it. */
function adapt(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`deploy/nginx does not say '${from}' any more`)
    return now.replaceAll(from, to)
  }, text)
}

async function writeConfiguration(dir: string, places: Places): Promise<void> {
  const read = (file: string) => readFile(join(documented, file), 'utf8')
  const [releaseA, releaseB] = places.releaseServers
  const api = (port: string) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=5s;\n`
  const here: Record<string, readonly (readonly [string, string])[]> = {
    '00-cadence.conf': [['/var/lib/nginx/cadence', `${dir}/cache`]],
    'cadence.conf': [
      ['127.0.0.1:3000', `127.0.0.1:${releaseA}`],
      ['127.0.0.1:3001', `127.0.0.1:${releaseB}`],
      [api('3100') + api('3101'), places.apis.map(api).join('')],
      ['listen 80;', `listen 127.0.0.1:${places.http};`],
      ['    listen [::]:80;\n', ''],
      ['listen 443 ssl', `listen 127.0.0.1:${places.https} ssl`],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['server_name cadence.example', 'server_name localhost'],
      ['https://cadence.example', `https://localhost:${places.https}`],
      ['/etc/ssl/cadence/', `${dir}/`],
      ['/var/log/nginx/', `${dir}/`],
      ['proxy_read_timeout 15s', `proxy_read_timeout ${places.apiSeconds ?? 15}s`],
      ['releases-folder.conf;', `${places.from ?? 'releases-folder.conf'};`],
    ],
    'releases-folder.conf': [['/srv/cadence/releases', places.releases]],
  }
  const hasBrotli = existsSync(join(modules, brotli))
  for (const file of await readdir(documented)) {
    const text = adapt(await read(file), here[file] ?? []).replaceAll('/etc/nginx/cadence/', `${dir}/`)
    await writeFile(join(dir, file), hasBrotli ? text : text.replace('brotli_static on;', ''))
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `${hasBrotli ? `load_module ${modules}/${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${dir}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  include ${dir}/*cadence.conf;
}
`
  await writeFile(join(dir, 'nginx.conf'), main)
}

/** An nginx with the documented configuration. */
export interface Nginx {
  /** The lines of its access log. */
  log: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts nginx with the documented configuration, on the ports and folders of the test. */
export async function startNginx(places: Places): Promise<Nginx> {
  const dir = await mkdtemp(join(tmpdir(), 'cadence-nginx-'))
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  })
  await writeFile(join(dir, 'fullchain.pem'), cert)
  await writeFile(join(dir, 'privkey.pem'), key)
  await chmod(dir, 0o755)
  await mkdir(join(dir, 'cache'))
  await writeConfiguration(dir, places)
  let said = ''
  const nginx: ChildProcess = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  nginx.stderr?.on('data', (text: Buffer) => {
    said += text
  })
  const ended = once(nginx, 'exit')
  const answers = () => fetch(`http://localhost:${places.http}/`, { redirect: 'manual' }).catch(() => null)
  while (!(await answers())) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    log: async () => (await readFile(join(dir, 'cadence.log'), 'utf8')).split('\n').filter(Boolean),
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}
