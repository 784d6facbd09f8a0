import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider } from 'oidc-provider'
import { errorPage } from './account-page.ts'
import { accounts, claimsOf } from './sample-accounts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Not a secret: the provider listens on this machine only and knows only sample accounts. */
export const client = { id: 'cadence', secret: 'cadence-development' }

/** An OpenID provider in memory: one client, code flow with PKCE, new keys at every start, consent given. */
export async function createProvider(issuer: string, redirectUri: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google puts the claims into the ID token too.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: withAccountChoice(),
      url: (_: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: MINUTE,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    findAccount: (_: unknown, sub: string) => {
      const account = accounts.find((one) => one.sub === sub)
      return account && { accountId: sub, claims: () => claimsOf(account) }
    },
    loadExistingGrant,
    renderError: (
      ctx: { type: string; body: string },
      out: { error: string; error_description?: string },
    ) => {
      ctx.type = 'html'
      ctx.body = errorPage(out.error_description ?? out.error)
    },
  })
}

/** Google offers a choice of accounts with `prompt=select_account`; oidc-provider needs a prompt for that. */
function withAccountChoice() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  return policy
}

interface GrantContext {
  oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider }
}

/** Sample accounts need no consent. */
async function loadExistingGrant({ oidc }: GrantContext) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
