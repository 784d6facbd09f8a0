import { fr } from '../../../parts/typography.ts'

/** Four moments of a student's day, each with the tools that are there for it. */
export const moments = [
  {
    hour: fr('8 h 10'),
    tool: 'Life Planner',
    title: 'Poser la journée',
    text: fr('Les cours, les révisions, le sport : la semaine tient sur une grille, plus dans votre tête.'),
  },
  {
    hour: fr('14 h'),
    tool: 'Timer, Focus Shield',
    title: 'Plonger vingt-cinq minutes',
    text: fr('Choisissez une tâche, le minuteur tourne. Une pause, puis on recommence.'),
  },
  {
    hour: fr('18 h 30'),
    tool: 'Mood Check',
    title: fr("S'écouter un instant"),
    text: fr('Cinq visages, un geste. Au fil des jours se dessine ce qui vous use, et ce qui vous porte.'),
  },
  {
    hour: fr('22 h'),
    tool: 'To-do List, NotePad',
    title: 'Se vider la tête',
    text: fr('Ce qui trotte encore part dans une note. Demain est rangé : vous pouvez éteindre.'),
  },
] as const
