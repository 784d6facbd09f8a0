import {
  type AuthResponse,
  type LoginRequest,
  type RegisterRequest,
  type Tokens,
  tokensSchema,
  type User,
  userSchema,
} from '@cadence/shared/schemas'
import * as z from 'zod/mini'

/**
 * The answer of GET /auth/user: `data.user` of the specification, and both tokens of the session, once, when the
 * request exchanged a hand-over of /success-login.
 */
export const currentUserResponseSchema = z.object({
  success: z.boolean(),
  data: z.object({ user: userSchema }),
  token: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
})

/** The answer of POST /auth/refresh-token. */
export const refreshResponseSchema = z.extend(tokensSchema, { success: z.boolean() })

const user: User = {
  _id: '3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90',
  firstName: 'Camille',
  lastName: 'Moreau',
  email: 'camille.moreau@example.org',
  isEmailVerified: true,
  role: 'user',
}
const email = user.email
const password = 'Correct1horse'
const mailedToken = 'Yk3n0c1Zq7m5R2s8T4u6V9w0X1y2Z3a4B5c6D7e8F9g'
const refreshToken = 'h6J8kL0mN2pQ4rS6tU8vW0xY2zA4bC6dE8fG0hI2jK4'
const tokens: Tokens = {
  token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIi….Qm9uam91cg',
  refreshToken,
}

/** Bodies and answers for the OpenAPI document. None of the tokens works. */
export const examples = {
  register: {
    firstName: user.firstName,
    lastName: user.lastName,
    email,
    password,
  } satisfies RegisterRequest,
  registered: { success: true, user: { ...user, isEmailVerified: false } },
  login: { email, password, rememberMe: true } satisfies LoginRequest,
  signedIn: { success: true, ...tokens, user } satisfies AuthResponse,
  verifyEmail: { token: mailedToken },
  email: { email },
  resetPassword: { token: mailedToken, password, confirmPassword: password },
  refreshToken: { refreshToken },
  refreshed: { success: true, ...tokens },
  done: { success: true },
  currentUser: { success: true, data: { user } },
  providerAddress:
    'https://accounts.google.com/o/oauth2/v2/auth?client_id=…&response_type=code&scope=openid+email+profile&prompt=select_account&state=…&nonce=…&code_challenge=…&code_challenge_method=S256',
  successLogin: `https://cadence.example/success-login?access_token=${mailedToken}`,
}
