import type { Translation } from '@cadence/shared/i18n'
import type { QuotationTexts } from '../quotations.ts'

/** Word for word from works out of copyright; ` / ` parts the lines of a verse. */
export const quotations = {
  text1: 'To climb steep hills / Requires slow pace at first.',
  author1: 'William Shakespeare',
  source1: 'Henry VIII, act I, scene 1, 1623',
  text2: 'Well done is better than well said.',
  author2: 'Benjamin Franklin',
  source2: 'Poor Richard’s Almanack, 1737',
  text3: 'Great works are performed, not by strength, but perseverance.',
  author3: 'Samuel Johnson',
  source3: 'Rasselas, chapter XIII, 1759',
  text4: 'Let us, then, be up and doing, / With a heart for any fate.',
  author4: 'Henry Wadsworth Longfellow',
  source4: 'A Psalm of Life, 1838',
  text5: 'To strive, to seek, to find, and not to yield.',
  author5: 'Alfred Tennyson',
  source5: 'Ulysses, 1842',
  text6: 'Our doubts are traitors, / And make us lose the good we oft might win / By fearing to attempt.',
  author6: 'William Shakespeare',
  source6: 'Measure for Measure, act I, scene 4, 1623',
  text7: 'If you have built castles in the air, your work need not be lost; that is where they should be.',
  author7: 'Henry David Thoreau',
  source7: 'Walden, 1854',
} satisfies Translation<QuotationTexts>
