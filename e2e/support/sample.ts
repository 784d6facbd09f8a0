/** Set by `E2E_FULL=1`: every case runs. */
export const full = process.env.E2E_FULL === '1'

/** Every n-th of similar cases, to save time; all of them in a full run. */
export function sample<T>(cases: readonly T[], step: number): T[] {
  return cases.filter((_, at) => full || at % step === 0)
}
