import { define } from './texts.ts'

const base = {
  taskRoom: 'Réserver une salle de révision',
  taskSheet: 'Ficher le cours de droit',
  taskReply: 'Répondre à Inès pour le TP',
  taskBooks: 'Rendre les livres à la BU',

  algebra: 'Algèbre',
  law: 'Fiches de droit',
  pool: 'Piscine',
  language: 'TD d’anglais',
  thesis: 'Mémoire',
  biology: 'Biologie',
  group: 'Groupe de TP',
  statistics: 'Statistiques',
  choir: 'Chorale',

  oralTitle: 'Oral d’anglais',
  oralText: 'Commencer par la question, pas par le plan. Trois exemples, une minute chacun, puis ralentir.',
  ideasTitle: 'Idées de sujet',
  ideasText: 'Le rythme du travail chez les copistes ; pourquoi les villes se mettent à l’heure du train.',
  askTitle: 'À demander en TD',
  askText: 'La différence entre variance et écart type, avec un dessin.',
}

/** Default words of the samples that a member sees before they have content of their own. */
export type SampleTexts = typeof base
export const sampleTexts = define('samples', base)
