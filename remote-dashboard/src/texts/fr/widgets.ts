import type { Translation } from '@cadence/shared/i18n'
import type { SampleTexts } from '../samples.ts'
import type { WidgetTexts } from '../widgets.ts'

export const widgets = {
  name1: 'Mon suivi',
  name2: 'Planning',
  name3: 'ZenFlow',
  name4: 'Focus Shield',
  name5: 'Humeur du jour',
  name6: 'Objectifs du jour',
  name7: 'L’élan du jour',
  name8: 'Minuteur',
  name9: 'À faire',
  name10: 'Bloc-notes',
  sample: 'Exemple',
  sampleShort: 'Ex.',

  thisWeek: 'Cette semaine',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',

  newTask: 'Nouvelle tâche',
  newTaskHint: 'Ajouter une tâche, puis Entrée',
} satisfies Translation<WidgetTexts>

export const samples = {
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
} satisfies Translation<SampleTexts>
