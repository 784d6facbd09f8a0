import { define } from './texts.ts'

/** French quotations, word for word from works out of copyright; ` / ` parts the lines of a verse. */
export const frenchQuotations = {
  text1: 'Hâtez-vous lentement, et, sans perdre courage, / Vingt fois sur le métier remettez votre ouvrage.',
  author1: 'Nicolas Boileau',
  source1: 'L’Art poétique, chant I, 1674',
  text2: 'Patience et longueur de temps / Font plus que force ni que rage.',
  author2: 'Jean de La Fontaine',
  source2: 'Fables, II, 11, « Le Lion et le Rat », 1668',
  text3: 'Rien ne sert de courir ; il faut partir à point.',
  author3: 'Jean de La Fontaine',
  source3: 'Fables, VI, 10, « Le Lièvre et la Tortue », 1668',
  text4: 'Ce que l’on conçoit bien s’énonce clairement, / Et les mots pour le dire arrivent aisément.',
  author4: 'Nicolas Boileau',
  source4: 'L’Art poétique, chant I, 1674',
  text5: 'Travaillez, prenez de la peine : / C’est le fonds qui manque le moins.',
  author5: 'Jean de La Fontaine',
  source5: 'Fables, V, 9, « Le Laboureur et ses Enfants », 1668',
  text6: 'À vaincre sans péril, on triomphe sans gloire.',
  author6: 'Pierre Corneille',
  source6: 'Le Cid, acte II, scène 2, 1637',
  text7: 'Cela est bien dit, répondit Candide, mais il faut cultiver notre jardin.',
  author7: 'Voltaire',
  source7: 'Candide, chapitre XXX, 1759',
}

/** Quotations of the days. Each language has its own authors: a quotation is not translated. */
export type QuotationTexts = typeof frenchQuotations
export const quotationTexts = define('quotations', frenchQuotations)
