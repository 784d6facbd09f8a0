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

  ready: 'Démarrer',
  running: 'Pause',
  paused: 'Reprendre',
  over: 'Recommencer',
  timerOver: 'Le temps est écoulé',
  timerHint: 'Vingt-cinq minutes, une seule chose à la fois.',
  shieldOver: 'La session est terminée',
  shieldHint: 'Une session, sans rien d’autre.',

  thisWeek: 'Cette semaine',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',

  newTask: 'Nouvelle tâche',
  newTaskHint: 'Ajouter une tâche, puis Entrée',

  trackerGoals: 'Objectifs',
  trackerTasks: 'Tâches faites',
  trackerShare: '45 % des tâches',
  trackerTime: 'Concentration',
  trackerHours: '2 h 15',
  trackerMood: 'Humeur',
  trackerPeriod: 'cette semaine',

  comingSoon: 'Bientôt disponible',
  zenFlow: 'Respirer, relâcher, reprendre : des pauses guidées entre deux sessions.',
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
