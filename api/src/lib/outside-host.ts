import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'

/** The IP addresses of a host name. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>

/** The host of an address cannot be reached. */
export class HostError extends Error {
  override name = 'HostError'
  /** Whether there is such a host, and it must not be reached. */
  readonly isForbidden: boolean

  constructor(isForbidden: boolean) {
    super(isForbidden ? 'The host must not be reached.' : 'There is no such host.')
    this.isForbidden = isForbidden
  }
}

interface Options {
  isAllowed(address: string): boolean
  signal: AbortSignal
  /** For tests. */
  resolve?: Resolve | undefined
}

/**
 * Looks up the host of an address that a member has entered, which could be one inside our own network, or whose name
 * leads there. Give the result to the connection, which then asks no name server: one that answers differently the
 * second time changes nothing.
 * @throws HostError when it has no address, or none that is allowed
 */
export async function lookupOutside(
  { hostname }: URL,
  { isAllowed, signal, resolve }: Options,
): Promise<LookupFunction> {
  signal.throwIfAborted()
  const addresses = await addressesOf(hostname.replace(/^\[|\]$/g, ''), signal, resolve)
  signal.throwIfAborted()
  const allowed = addresses.filter(isAllowed)
  if (allowed.length === 0) throw new HostError(addresses.length > 0)
  return answering(allowed)
}

async function addressesOf(
  hostname: string,
  signal: AbortSignal,
  resolve: Resolve = askNameServers,
): Promise<readonly string[]> {
  if (isIP(hostname)) return [hostname]
  if (hostname === 'localhost') return ['127.0.0.1', '::1']
  // A name server may take for ever.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([resolve(hostname, signal), aborted])
}

/**
 * Asks the name servers directly. `dns.lookup` would do so in the few threads that hash passwords too, where slow name
 * servers would hold up every sign-in.
 */
async function askNameServers(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Answers the question of a connection for the addresses of its host with those that were checked. */
function answering(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, { all }, callback) => {
    if (all) callback(null, answers)
    else callback(null, answers[0]?.address ?? '', answers[0]?.family)
  }
}
