/** A quotation, its author and the work it is from. */
export interface Quotation {
  text: string
  author: string
  source: string
}

/** French quotations, word for word from works out of copyright. */
export const quotations: readonly Quotation[] = [
  {
    text: 'Hâtez-vous lentement, et, sans perdre courage, / Vingt fois sur le métier remettez votre ouvrage.',
    author: 'Nicolas Boileau',
    source: 'L’Art poétique, chant I, 1674',
  },
  {
    text: 'Patience et longueur de temps / Font plus que force ni que rage.',
    author: 'Jean de La Fontaine',
    source: 'Fables, II, 11, « Le Lion et le Rat », 1668',
  },
  {
    text: 'Rien ne sert de courir ; il faut partir à point.',
    author: 'Jean de La Fontaine',
    source: 'Fables, VI, 10, « Le Lièvre et la Tortue », 1668',
  },
  {
    text: 'Ce que l’on conçoit bien s’énonce clairement, / Et les mots pour le dire arrivent aisément.',
    author: 'Nicolas Boileau',
    source: 'L’Art poétique, chant I, 1674',
  },
  {
    text: 'Travaillez, prenez de la peine : / C’est le fonds qui manque le moins.',
    author: 'Jean de La Fontaine',
    source: 'Fables, V, 9, « Le Laboureur et ses Enfants », 1668',
  },
  {
    text: 'À vaincre sans péril, on triomphe sans gloire.',
    author: 'Pierre Corneille',
    source: 'Le Cid, acte II, scène 2, 1637',
  },
  {
    text: 'Cela est bien dit, répondit Candide, mais il faut cultiver notre jardin.',
    author: 'Voltaire',
    source: 'Candide, chapitre XXX, 1759',
  },
]

const DAY_MS = 24 * 60 * 60 * 1000

/** The quotation of a day: the same one from midnight to midnight of the member's clock, another one the next day. */
export function quotationOf(now: Date): Quotation {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS)
  const quotation = quotations[((day % quotations.length) + quotations.length) % quotations.length]
  if (!quotation) throw new Error('There is no quotation')
  return quotation
}
