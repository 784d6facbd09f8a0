const DAY_MS = 24 * 60 * 60 * 1000

const numbers = [1, 2, 3, 4, 5, 6, 7] as const

/** Number of a quotation among the texts. */
export type QuotationNumber = (typeof numbers)[number]

/** The quotation of a day: the same one from midnight to midnight of the member's clock, another one the next day. */
export function quotationOf(now: Date): QuotationNumber {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS)
  return numbers[((day % numbers.length) + numbers.length) % numbers.length] ?? 1
}
