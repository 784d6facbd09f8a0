import { define } from './texts.ts'

const base = {
  algebra: 'Algèbre',
  law: 'Fiches de droit',
  pool: 'Piscine',
  language: 'TD d’anglais',
  thesis: 'Mémoire',
  biology: 'Biologie',
  group: 'Groupe de TP',
  statistics: 'Statistiques',
  choir: 'Chorale',
}

/** Default words of the samples that a member sees before they have content of their own. */
export type SampleTexts = typeof base
export const sampleTexts = define('samples', base)
