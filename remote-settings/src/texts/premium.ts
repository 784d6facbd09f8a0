import { define } from './texts.ts'

const base = {
  title: 'Premium',
}

/** Default texts of the Premium promotion. */
export type PremiumTexts = typeof base
export const premiumTexts = define('premium', base)
