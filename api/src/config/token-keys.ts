import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A key of the access tokens (HS256). `kid` is the name by which a token refers to it. */
export interface TokenKey {
  kid: string
  secret: Uint8Array
}

/** 43 characters of base64url are 32 bytes, the size of an HS256 hash. */
const LIST = /^\s*[\w-]{1,32}:[\w-]{43,}([\s,]+[\w-]{1,32}:[\w-]{43,})*\s*$/

function keysOf(list: string): TokenKey[] {
  return list
    .trim()
    .split(/[\s,]+/)
    .map((entry) => {
      const [kid = '', key = ''] = entry.split(':')
      return { kid, secret: Buffer.from(key, 'base64url') }
    })
}

const listSchema = z.pipe(
  z
    .string()
    .check(z.regex(LIST, 'must be name:key, with commas between them, each key of 32 bytes in base64url')),
  z.transform(keysOf),
)

function contentOf(file: string, context: z.core.ParsePayload): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    context.issues.push({ code: 'custom', message: `${file} cannot be read`, input: file })
    return z.NEVER
  }
}

/** The keys, or the file that contains them. The first key signs; tokens of all keys are accepted. */
export const tokenKeyVariables = {
  TOKEN_KEYS: z.optional(listSchema),
  TOKEN_KEYS_FILE: z.optional(z.pipe(z.pipe(z.string(), z.transform(contentOf)), listSchema)),
}
