import type { Translation } from '@cadence/shared/i18n'
import type { QuotationTexts } from '../quotations.ts'

/** Word for word from works out of copyright; ` / ` parts the lines of a verse. */
export const quotations = {
  text1: 'Caminante, no hay camino, / se hace camino al andar.',
  author1: 'Antonio Machado',
  source1: 'Campos de Castilla, «Proverbios y cantares», XXIX, 1912',
  text2: 'Lo bueno, si breve, dos veces bueno.',
  author2: 'Baltasar Gracián',
  source2: 'Oráculo manual y arte de prudencia, aforismo 105, 1647',
  text3: 'Cada uno es hijo de sus obras.',
  author3: 'Miguel de Cervantes',
  source3: 'Don Quijote de la Mancha, I, capítulo 47, 1605',
  text4: 'Despacito y buena letra: / el hacer las cosas bien / importa más que el hacerlas.',
  author4: 'Antonio Machado',
  source4: 'Nuevas canciones, «Proverbios y cantares», XXIV, 1924',
  text5: 'Obrar bien es lo que importa.',
  author5: 'Pedro Calderón de la Barca',
  source5: 'La vida es sueño, jornada III, 1636',
  text6: 'Nada te turbe, / nada te espante.',
  author6: 'Teresa de Jesús',
  source6: '«Nada te turbe», siglo XVI',
  text7: 'La libertad, Sancho, es uno de los más preciosos dones que a los hombres dieron los cielos.',
  author7: 'Miguel de Cervantes',
  source7: 'Don Quijote de la Mancha, II, capítulo 58, 1615',
} satisfies Translation<QuotationTexts>
