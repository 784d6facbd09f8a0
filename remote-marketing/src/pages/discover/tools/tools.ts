import { fr } from '../../../parts/typography.ts'

/** The tools beside Focus Shield, by what one comes for (specification, section 1). */
export const groups = [
  {
    title: "L'essentiel",
    tools: [
      { name: 'Timer', text: fr('Un minuteur franc : vingt-cinq minutes, une pause, on repart.') },
      { name: 'To-do List', text: fr('Ce qui reste à faire, et le plaisir de le rayer.') },
      { name: 'Quick Notes', text: fr("L'idée qui passe en plein cours, gardée avant qu'elle file.") },
      { name: 'Calendar', text: fr('Cours, rendus, sport : la semaine en un coup d’œil.') },
    ],
  },
  {
    title: 'Se concentrer, souffler',
    tools: [
      { name: 'Daily Focus', text: fr('Trois objectifs par jour. Pas quatre.') },
      { name: 'Mood Track', text: fr('Cinq visages, un geste, et ce que vos semaines racontent.') },
      { name: 'Zen', text: fr('Un écran pour respirer entre deux séances. Il arrive bientôt.') },
    ],
  },
  {
    title: 'Organiser',
    tools: [
      { name: 'Taskboard', text: fr('Les étapes d’un projet, côte à côte, du premier brouillon au rendu.') },
    ],
  },
].map((group) => ({ ...group, title: fr(group.title) }))
