import type { HttpBindings } from '@hono/node-server'
import type { Member } from '../auth/member.ts'

/** What Hono's context carries. The bindings are missing when a test calls the app without a socket. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Address of the client, as the attempt limits count it. */
    address: string
  }
}

/** The context behind `authenticate`. */
export interface MemberEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    member: Member
    /** When the access token ends. */
    tokenEnd: Date
  }
}
