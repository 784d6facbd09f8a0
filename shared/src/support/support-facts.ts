import { truncate, z } from '@cadence/shared/schemas'

/** Id of the inline element in which the server names the live releases (`releases/src/registry.ts`, REGISTRY_ELEMENT_ID). */
const REGISTRY_ID = 'cadence-registry'

const hostSchema = z.object({ host: z.string() })
const remotesSchema = z.object({ remotes: z.array(z.object({ name: z.string(), version: z.string() })) })

/** Longest fact that the API takes, in UTF-16 code units. */
const FACT_MAX = 300

/** The registry that the page came with; undefined where there is none. */
function registry(): unknown {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ID)?.textContent ?? '')
  } catch {
    return undefined
  }
}

/** The releases of the parts, as `host 1.4.0, auth 1.2.1`; empty where the page names none. */
function releases(): string {
  const named = registry()
  const host = hostSchema.safeParse(named).data
  const remotes = remotesSchema.safeParse(named).data?.remotes ?? []
  const parts = remotes.map(({ name, version }) => `${name} ${version}`)
  return [...(host ? [`host ${host.host}`] : []), ...parts].join(', ')
}

/** The names of the facts, in the order in which they are shown. */
export const factNames = ['page', 'browser', 'size', 'language', 'release'] as const
type FactName = (typeof factNames)[number]

/**
 * What may help to understand a request: where the sender is, and with what. The page is its path alone, because the rest
 * of an address may be private.
 */
export function supportFacts(): Partial<Record<FactName, string>> {
  const facts: Record<FactName, string> = {
    page: location.pathname,
    browser: navigator.userAgent,
    size: `${innerWidth} × ${innerHeight}`,
    language: navigator.language,
    release: releases(),
  }
  const known = factNames.flatMap((name) => {
    const fact = facts[name]
    return fact ? [[name, truncate(fact, FACT_MAX)]] : []
  })
  return Object.fromEntries(known)
}
