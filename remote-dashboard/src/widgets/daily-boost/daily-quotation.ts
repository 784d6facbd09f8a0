import { useLoad } from '@cadence/shared/api'
import { type Language, useLanguage, useTexts } from '@cadence/shared/i18n'
import type { Quotation } from '../../texts/quotations/quotation.ts'
import { type DailyBoostTexts, dailyBoostTexts } from '../../texts/widgets.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Index of a day's quotation in a list: the same all day, another one the next day.
 * @param day as `YYYY-MM-DD`, in the member's time zone.
 * @param further how many quotations after the day's one.
 */
export function quotationAt(day: string, count: number, further = 0): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
  return (((days + further) % count) + count) % count
}

type Quotations = readonly Quotation[]

// Each language has its own authors, because quotations are not translated. The default texts are French.
const files: Record<Language, () => Promise<{ default: Quotations }>> = {
  default: () => import('../../texts/quotations/fr.ts'),
  fr: () => import('../../texts/quotations/fr.ts'),
  en: () => import('../../texts/quotations/en.ts'),
  es: () => import('../../texts/quotations/es.ts'),
}

const loaded = new Map<Language, Quotations>()

/** One quotation among the texts that are already loaded. */
const spare = (t: DailyBoostTexts): Quotations => [
  { text: t.spareText, author: t.spareAuthor, work: t.spareWork, year: Number(t.spareYear), died: 0 },
]

/**
 * The quotations of the current language, or null while they load. They are a chunk of their own, so that the first
 * screen does not wait for them. When the chunk cannot be loaded, there is one spare quotation; the next visit tries
 * again.
 */
export function useQuotations(): Quotations | null {
  const language = useLanguage()
  const t = useTexts(dailyBoostTexts)
  const load = async () => {
    const { default: quotations } = await files[language]()
    loaded.set(language, quotations)
    return quotations
  }
  const { state } = useLoad(load, {
    key: language,
    when: !loaded.has(language),
    onFailure: (error) => console.warn('The quotations could not be loaded', error),
  })
  return loaded.get(language) ?? (state === 'failed' ? spare(t) : null)
}
