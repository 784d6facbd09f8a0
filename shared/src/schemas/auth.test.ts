import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  authResponseSchema,
  emailRequestSchema,
  loginRequestSchema,
  logoutRequestSchema,
  newPasswordSchema,
  refreshTokenRequestSchema,
  registerRequestSchema,
  registrationSchema,
  resetPasswordRequestSchema,
  tokensSchema,
  verifyEmailRequestSchema,
} from './auth.ts'

/** Messages by field, each once. */
function messages(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const parsed = schema.safeParse(value)
  const found: Record<string, string[]> = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    found[path.join('.')] = [...(found[path.join('.')] ?? []), message]
  }
  return found
}

const EMAIL = 'Please enter a valid email address'
const SHORT = 'Password must be at least 8 characters'
const RULE = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'
const form = { firstName: 'Inès', lastName: 'Lefèvre', email: 'ines@exemple.fr', password: 'Secret123' }

describe('e-mail', () => {
  test.each([
    '',
    ' ',
    'ines',
    'ines@',
    '@exemple.fr',
    'ines@exemple',
    'i nes@exemple.fr',
    'ines@exemple..fr',
  ])('%j is refused', (email) => {
    expect(messages(emailRequestSchema, { email }).email?.[0]).toBe(EMAIL)
  })

  test.each(['ines@exemple.fr', 'i.n+e-s_1@sous.exemple.co', `${'a'.repeat(64)}@exemple.fr`])(
    '%s is accepted',
    (email) => {
      expect(emailRequestSchema.parse({ email })).toEqual({ email })
    },
  )

  test('blanks around it are cut', () => {
    expect(emailRequestSchema.parse({ email: ' ines@exemple.fr\n' })).toEqual({ email: 'ines@exemple.fr' })
  })

  test('one that no mail server accepts is refused', () => {
    expect(messages(emailRequestSchema, { email: `ines@${'a.'.repeat(130)}fr` }).email).toContain(EMAIL)
  })
})

describe('a new password', () => {
  test.each([
    ['', [SHORT, RULE]],
    ['Abcdef1', [SHORT]],
    ['Abcdefg1', []],
    ['abcdefg1', [RULE]],
    ['ABCDEFG1', [RULE]],
    ['Abcdefgh', [RULE]],
    ['Éàüß1234', [RULE]],
    ['Ab1\nabcdefg', []],
    [`Ab1${'x'.repeat(125)}`, []],
    [`Ab1${'x'.repeat(126)}`, ['Password must be at most 128 characters']],
  ])('%j: %j', (password, expected) => {
    expect(messages(registerRequestSchema, { ...form, password }).password ?? []).toEqual(expected)
  })

  test('the rule holds for whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (password) => {
        const right =
          password.length >= 8 &&
          password.length <= 128 &&
          /[a-z]/.test(password) &&
          /[A-Z]/.test(password) &&
          /[0-9]/.test(password)
        expect(newPasswordSchema.safeParse(password).success).toBe(right)
      }),
    )
  })
})

describe('register', () => {
  test('the names are trimmed, and nothing but the four fields is sent', () => {
    const more = { ...form, firstName: '  Inès ', lastName: ' ', role: 'admin', confirmPassword: 'x' }
    expect(registerRequestSchema.parse(more)).toEqual({ ...form, lastName: '' })
  })

  test('the last name may be missing, the first may not', () => {
    expect(registerRequestSchema.parse({ ...form, lastName: undefined }).lastName).toBe('')
    expect(messages(registerRequestSchema, { ...form, firstName: '  ' })).toEqual({
      firstName: ['First name is required'],
    })
  })

  test('the stated payload wants equal passwords and the reCAPTCHA token', () => {
    const whole = { ...form, confirmPassword: form.password, recaptchaToken: 't' }
    expect(messages(registrationSchema, whole)).toEqual({})
    expect(messages(registrationSchema, { ...whole, confirmPassword: 'Secret124' })).toEqual({
      confirmPassword: ["Passwords don't match"],
    })
    expect(messages(registrationSchema, { ...whole, recaptchaToken: '' })).toEqual({
      recaptchaToken: ['Please complete the reCAPTCHA verification'],
    })
  })
})

describe('login', () => {
  test('wants an e-mail and any password', () => {
    expect(messages(loginRequestSchema, { email: '', password: '' })).toEqual({
      email: [EMAIL],
      password: ['Password is required'],
    })
    expect(messages(loginRequestSchema, { email: form.email, password: 'x' })).toEqual({})
  })

  test('carries rememberMe', () => {
    const values = { email: form.email, password: 'x', rememberMe: true }
    expect(loginRequestSchema.parse(values)).toEqual(values)
  })
})

describe('reset password', () => {
  const whole = { token: 't', password: form.password, confirmPassword: form.password }

  test.each([
    [{}, {}],
    [{ token: '' }, { token: ['Token is required'] }],
    [{ password: 'Ab1', confirmPassword: 'Ab1' }, { password: [SHORT] }],
    [{ password: 'abcdefgh', confirmPassword: 'abcdefgh' }, { password: [RULE] }],
    [{ confirmPassword: '' }, { confirmPassword: ["Passwords don't match"] }],
    [
      { password: 'Ab1', confirmPassword: 'Ab2' },
      { password: [SHORT], confirmPassword: ["Passwords don't match"] },
    ],
  ])('with %j: %j', (change, expected) => {
    expect(messages(resetPasswordRequestSchema, { ...whole, ...change })).toEqual(expected)
  })
})

describe('tokens', () => {
  test.each([
    ['verify-email', verifyEmailRequestSchema, 'token'],
    ['refresh-token', refreshTokenRequestSchema, 'refreshToken'],
    ['logout', logoutRequestSchema, 'refreshToken'],
  ] as const)('%s wants one that is not empty', (_name, schema, field) => {
    expect(messages(schema, { [field]: '' })).toEqual({ [field]: ['Token is required'] })
    expect(messages(schema, { [field]: 'x'.repeat(4097) })).toEqual({ [field]: ['Token is required'] })
    expect(messages(schema, { [field]: 'x' })).toEqual({})
  })

  test('logout works without one', () => {
    expect(logoutRequestSchema.parse({})).toEqual({})
  })

  test('an answer of sign-in or refresh without both tokens is refused', () => {
    const user = { _id: '1', firstName: '', lastName: '', email: 'e', isEmailVerified: true, role: 'user' }
    const answer = { success: true, token: 'a', refreshToken: 'r', user }
    expect(authResponseSchema.safeParse(answer).success).toBe(true)
    for (const change of [
      { token: '' },
      { refreshToken: '' },
      { token: null },
      { user: { ...user, _id: '' } },
    ]) {
      expect(authResponseSchema.safeParse({ ...answer, ...change }).success).toBe(false)
    }
    expect(tokensSchema.safeParse({ token: 'a', refreshToken: 'r' }).success).toBe(true)
    expect(tokensSchema.safeParse({ token: 'a' }).success).toBe(false)
  })
})
