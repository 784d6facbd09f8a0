import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '@cadence/api/build'
import { bundleServer } from '../../../tools/bundle-server.ts'
import { root } from '../../../tools/workspaces.ts'
import { hasNginx, startNginx } from '../../support/nginx/nginx.ts'
import { type Started, startServer } from '../api-process.ts'
import type { Parts } from './usage.ts'

/** Cadence on one machine as docs/operate.md has it: nginx, two release servers, and so many API processes on PostgreSQL. */
export interface Installation {
  /** Address of nginx. */
  url: string
  apis: readonly Started[]
  parts: Parts
  stop(): Promise<void>
}

const RELEASE_SERVER = 'host/dist-server/bench/main.js'
const apiMain = join(root, 'api/dist/bench/main.js')
const PORTS = { http: '4790', https: '4791' }

/** Bundles both servers as production has them. */
export async function buildServers(): Promise<void> {
  if (!hasNginx) throw new Error('This part of the benchmark needs nginx: apt-get install nginx')
  await Promise.all([bundle(apiMain), bundleServer('host/server/main.ts', RELEASE_SERVER)])
}

/** Starts an API process alone. */
export function startApi(databaseUrl: string, folder: string): Promise<Started> {
  return startServer([apiMain], '/api/v1/health', folder, { DATABASE_URL: databaseUrl, DATA_DIR: folder })
}

/** @param releases folder of the release store */
export async function startInstallation(
  databaseUrl: string,
  releases: string,
  folder: string,
  count: number,
): Promise<Installation> {
  mkdirSync(folder, { recursive: true })
  const apis = await Promise.all(Array.from({ length: count }, () => startApi(databaseUrl, folder)))
  const url = `https://localhost:${PORTS.https}`
  const startReleaseServer = () =>
    startServer([join(root, RELEASE_SERVER)], '/health', folder, {
      RELEASES_DIR: releases,
      API_URL: apis[0]?.url ?? '',
      APP_URL: url,
    })
  const servers = await Promise.all([startReleaseServer(), startReleaseServer()])
  const portOf = ({ url: address }: Started) => new URL(address).port
  const nginx = await startNginx({
    ...PORTS,
    releaseServers: [portOf(servers[0]), portOf(servers[1])],
    apis: apis.map(portOf),
    releases,
  })
  return {
    url,
    apis,
    parts: {
      API: apis.map(({ pid }) => pid),
      'release servers': servers.map(({ pid }) => pid),
      nginx: 'nginx',
      PostgreSQL: 'postgres',
    },
    async stop() {
      await nginx.stop()
      await Promise.all([...apis, ...servers].map((server) => server.stop()))
    },
  }
}
