/** The package has no types; this is the part that the stand-in uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface GrantInstance {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Prompt {
    readonly name: string
  }

  export const interactionPolicy: {
    base(): { add(prompt: Prompt): void }
    Prompt: new (options: { name: string; requestable: boolean }) => Prompt
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: new (of: {
      clientId: string
      accountId: string
    }) => GrantInstance
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>
  }
}
