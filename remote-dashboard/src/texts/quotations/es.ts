import type { Quotation } from './quotation.ts'

/** Quotations in Spanish. */
export default [
  {
    text: 'Caminante, no hay camino,\nse hace camino al andar.',
    author: 'Antonio Machado',
    died: 1939,
    work: 'Campos de Castilla, «Proverbios y cantares», XXIX',
    year: 1912,
  },
  {
    text: 'Lo bueno, si breve, dos veces bueno.',
    author: 'Baltasar Gracián',
    died: 1658,
    work: 'Oráculo manual y arte de prudencia, aforismo 105',
    year: 1647,
  },
  {
    text: 'Cada uno es hijo de sus obras.',
    author: 'Miguel de Cervantes',
    died: 1616,
    work: 'Don Quijote de la Mancha, I, capítulo 47',
    year: 1605,
  },
  {
    text: 'Despacito y buena letra:\nel hacer las cosas bien\nimporta más que el hacerlas.',
    author: 'Antonio Machado',
    died: 1939,
    work: 'Nuevas canciones, «Proverbios y cantares», XXIV',
    year: 1924,
  },
  {
    text: 'Obrar bien es lo que importa.',
    author: 'Pedro Calderón de la Barca',
    died: 1681,
    work: 'La vida es sueño, jornada III',
    year: 1636,
  },
  {
    text: 'Hoy es siempre todavía.',
    author: 'Antonio Machado',
    died: 1939,
    work: 'Nuevas canciones, «Proverbios y cantares», VIII',
    year: 1924,
  },
  {
    text: 'La libertad, Sancho, es uno de los más preciosos dones que a los hombres dieron los cielos.',
    author: 'Miguel de Cervantes',
    died: 1616,
    work: 'Don Quijote de la Mancha, II, capítulo 58',
    year: 1615,
  },
] as const satisfies readonly Quotation[]
