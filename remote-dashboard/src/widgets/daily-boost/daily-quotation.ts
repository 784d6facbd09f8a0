import { type Language, useLanguage, useTexts } from '@cadence/shared/i18n'
import { useEffect, useState } from 'react'
import { type DailyBoostTexts, dailyBoostTexts } from '../../texts/daily-boost.ts'
import type { Quotation } from '../../texts/quotations/quotation.ts'

type Quotations = readonly Quotation[]

// Each language has its own authors: a quotation is not translated. The default texts are French.
const files: Record<Language, () => Promise<{ default: Quotations }>> = {
  default: () => import('../../texts/quotations/fr.ts'),
  fr: () => import('../../texts/quotations/fr.ts'),
  en: () => import('../../texts/quotations/en.ts'),
  es: () => import('../../texts/quotations/es.ts'),
}

const loaded = new Map<Language, Quotations>()

/** The quotation that needs no loading. */
const spare = (t: DailyBoostTexts): Quotations => [
  { text: t.spareText, author: t.spareAuthor, work: t.spareWork, year: Number(t.spareYear), died: 0 },
]

/**
 * The quotations in the language in use, null until they are here. They are a file of their own, so that the first
 * screen does not wait for them; where it cannot be had there is one that needs no loading, and the next visit tries
 * again.
 */
export function useQuotations(): Quotations | null {
  const language = useLanguage()
  const t = useTexts(dailyBoostTexts)
  const [, setArrived] = useState<Language | null>(null)
  const [failed, setFailed] = useState<Language | null>(null)
  useEffect(() => {
    if (loaded.has(language)) return
    let current = true
    files[language]().then(
      (module) => {
        loaded.set(language, module.default)
        if (current) setArrived(language)
      },
      (error: unknown) => {
        console.warn('The quotations could not be loaded', error)
        if (current) setFailed(language)
      },
    )
    return () => {
      current = false
    }
  }, [language])
  return loaded.get(language) ?? (failed === language ? spare(t) : null)
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Place of a day's quotation among so many: the same all day, another one the next.
 * @param day as `YYYY-MM-DD`, in the member's time zone.
 * @param further how many quotations after the day's one.
 */
export function quotationAt(day: string, count: number, further = 0): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
  return (((days + further) % count) + count) % count
}
