import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { PushRequest } from '../../src/push/push-sender.ts'

const messageSchema = z.object({
  ...{ title: z.string(), body: z.string(), tag: z.string(), path: z.string() },
})
export type ReadMessage = z.infer<typeof messageSchema>

const TAG_BYTES = 16

const hkdf = (salt: Uint8Array, key: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/** A browser with a push subscription: only it can read what is sent to its endpoint. */
export function pushBrowser(endpoint: string) {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return {
    endpoint,
    subscription: { endpoint, keys },
    /** Decrypts a message, as RFC 8291 and RFC 8188 say. Throws when it is not for this browser. */
    read(body: Uint8Array): ReadMessage {
      const all = Buffer.from(body)
      const salt = all.subarray(0, 16)
      const keyEnd = 21 + all.readUInt8(20)
      const sender = all.subarray(21, keyEnd)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = hkdf(auth, own.computeSecret(sender), info, 32)
      const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = hkdf(salt, secret, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(all.subarray(-TAG_BYTES))
      const plain = Buffer.concat([decipher.update(all.subarray(keyEnd, -TAG_BYTES)), decipher.final()])
      // The last record ends with a 2 and zeros.
      const text = plain.subarray(0, plain.lastIndexOf(2)).toString()
      return messageSchema.parse(JSON.parse(text))
    },
  }
}

/** The claims of the signature of a request, verified with the key that browsers subscribe with (RFC 8292). */
export async function signedBy(request: PushRequest, publicKey: string): Promise<JWTPayload> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.Authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('Another key has signed the message.')
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const verified = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  return (await jwtVerify(token, verified, { algorithms: ['ES256'], audience: request.url.origin })).payload
}
