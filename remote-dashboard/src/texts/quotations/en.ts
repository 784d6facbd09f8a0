import type { Quotation } from './quotation.ts'

/** Quotations in English. */
export default [
  {
    text: 'To climb steep hills\nRequires slow pace at first.',
    author: 'William Shakespeare',
    died: 1616,
    work: 'Henry VIII, act I, scene 1',
    year: 1623,
  },
  {
    text: 'Well done is better than well said.',
    author: 'Benjamin Franklin',
    died: 1790,
    work: 'Poor Richard’s Almanack',
    year: 1737,
  },
  {
    text: 'Great works are performed, not by strength, but perseverance.',
    author: 'Samuel Johnson',
    died: 1784,
    work: 'Rasselas, chapter XIII',
    year: 1759,
  },
  {
    text: 'Let us, then, be up and doing,\nWith a heart for any fate.',
    author: 'Henry Wadsworth Longfellow',
    died: 1882,
    work: 'A Psalm of Life',
    year: 1838,
  },
  {
    text: 'A little learning is a dangerous thing;\nDrink deep, or taste not the Pierian spring.',
    author: 'Alexander Pope',
    died: 1744,
    work: 'An Essay on Criticism',
    year: 1711,
  },
  {
    text: 'To strive, to seek, to find, and not to yield.',
    author: 'Alfred Tennyson',
    died: 1892,
    work: 'Ulysses',
    year: 1842,
  },
  {
    text: 'Our doubts are traitors,\nAnd make us lose the good we oft might win\nBy fearing to attempt.',
    author: 'William Shakespeare',
    died: 1616,
    work: 'Measure for Measure, act I, scene 4',
    year: 1623,
  },
  {
    text: 'A foolish consistency is the hobgoblin of little minds.',
    author: 'Ralph Waldo Emerson',
    died: 1882,
    work: 'Self-Reliance',
    year: 1841,
  },
  {
    text: 'If you have built castles in the air, your work need not be lost; that is where they should be.',
    author: 'Henry David Thoreau',
    died: 1862,
    work: 'Walden',
    year: 1854,
  },
  {
    text: 'True ease in writing comes from art, not chance,\nAs those move easiest who have learned to dance.',
    author: 'Alexander Pope',
    died: 1744,
    work: 'An Essay on Criticism',
    year: 1711,
  },
  {
    text: 'Reading maketh a full man; conference a ready man; and writing an exact man.',
    author: 'Francis Bacon',
    died: 1626,
    work: 'Essays, “Of Studies”',
    year: 1597,
  },
] as const satisfies readonly Quotation[]
