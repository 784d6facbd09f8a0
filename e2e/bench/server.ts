import { createHash, X509Certificate } from 'node:crypto'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createApp } from '@cadence/host/app'
import { renderedPages } from '@cadence/host/rendered-pages'
import { createRenderer } from '@cadence/host/renderer'
import type { Running } from '@cadence/releases/server/listen'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { createAdaptorServer } from '@hono/node-server'
import { generate } from 'selfsigned'

type Server = ReturnType<typeof createAdaptorServer>

function listen(server: Server, scheme: string): Promise<Running> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      const stop = () => new Promise<void>((done) => server.close(() => done()))
      resolve({ url: `${scheme}://localhost:${port}`, stop })
    })
  })
}

/** A certificate with its key, and the switch that makes Chromium trust it. */
export interface Certificate {
  key: string
  cert: string
  trust: string
}

/** A certificate for this run alone, and the switch that makes Chromium trust it: an error page caches nothing. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(publicKey).digest('base64')
  return { key, cert, trust: `--ignore-certificate-errors-spki-list=${fingerprint}` }
}

/**
 * The release server as it is, over HTTP/2 and TLS.
 * @param worker script of the processes that render public pages; without it the browser makes them.
 */
export function serveStore(
  dir: string,
  api: string,
  { key, cert }: Certificate,
  worker?: URL,
): Promise<Running> {
  const origin = 'https://localhost'
  const releases = folderStore(dir)
  const site = worker && { origin, pages: renderedPages(createRenderer(worker, releases.files), origin) }
  const server = createAdaptorServer({
    fetch: createApp({ releases, api, ...(site ? { site } : {}) }).fetch,
    createServer: createSecureServer,
    serverOptions: { key, cert, allowHTTP1: true },
  })
  return listen(server, 'https')
}
