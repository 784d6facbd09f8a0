/**
 * Stands in for Google on a developer's machine: an OpenID provider with sample accounts, at OPENID_PORT. The page
 * to choose one is ours; everything else is oidc-provider's.
 */
import './openid/silence-warnings.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { needPort, readDevelopmentEnvironment } from './environment.ts'
import { choosePage, errorPage } from './openid/account-page.ts'
import { createProvider } from './openid/provider.ts'
import { accounts } from './openid/sample-accounts.ts'

const { APP_URL, OPENID_PORT: port } = readDevelopmentEnvironment()
await needPort(port, 'OPENID_PORT')

const appUrl = APP_URL.replace(/\/+$/, '')
const issuer = `http://localhost:${port}`
const provider = await createProvider(issuer, `${appUrl}/api/v1/auth/google/callback`)
const protocol = provider.callback()

const server = createServer((request, response) => {
  if (!request.url?.startsWith('/interaction/')) return protocol(request, response)
  interact(request, response).catch(() => {
    send(response, 400, errorPage('Cette connexion a expiré. Recommencez depuis Cadence.'))
  })
})
server.listen(port, '127.0.0.1', () => console.log(`ready ${issuer}`))

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0))

async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') return send(response, 200, choosePage())
  const chosen = new URLSearchParams(await text(request)).get('account')
  const account = accounts.find(({ sub }) => sub === chosen)
  const result = account
    ? { login: { accountId: account.sub }, select_account: {} }
    : { error: 'access_denied', error_description: 'Connexion annulée' }
  await provider.interactionFinished(request, response, result)
}

function send(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html)
}
