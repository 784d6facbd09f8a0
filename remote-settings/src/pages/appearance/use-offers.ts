import { loadThemeOffers, type ThemeOffer } from '@cadence/shared/theme'
import { useCallback, useEffect, useState } from 'react'

/** The themes that can be chosen: on their way, here, or not to be had, and how to ask again. */
export type Offers = { state: 'loading' | 'failed' } | { state: 'ready'; offers: readonly ThemeOffer[] }

/** Loads the themes, which are a chunk of their own. */
export function useOffers(): [Offers, () => void] {
  const [result, setResult] = useState<Offers>({ state: 'loading' })
  const load = useCallback(() => {
    setResult({ state: 'loading' })
    loadThemeOffers().then(
      (offers) => setResult({ state: 'ready', offers }),
      () => setResult({ state: 'failed' }),
    )
  }, [])
  useEffect(load, [load])
  return [result, load]
}
