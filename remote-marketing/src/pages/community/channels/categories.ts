import { fr } from '../../../parts/typography.ts'

/** The six categories of channels on the server, in the order in which a new member meets them. */
export const categories = [
  {
    name: 'Bienvenue',
    text: fr('Se présenter en deux lignes et savoir où aller.'),
    channels: ['présentations', 'règles', 'annonces'],
  },
  {
    name: 'Salles de focus',
    text: fr('Des salons vocaux où l’on travaille ensemble, micro coupé.'),
    channels: ['vingt-cinq-cinq', 'bibliothèque', 'dernière-ligne'],
  },
  {
    name: 'Entraide',
    text: fr('Un exercice qui résiste ? Quelqu’un y est passé avant vous.'),
    channels: ['maths', 'langues', 'droit', 'santé'],
  },
  {
    name: 'Méthodes',
    text: fr('Fiches, plannings, tableaux de bord : montrez, copiez, adaptez.'),
    channels: ['tableaux-de-bord', 'fiches', 'mémoire'],
  },
  {
    name: 'Bien-être',
    text: fr('Le sommeil, le trac, les jours sans : on en parle sans juger.'),
    channels: ['pauses', 'sommeil', 'jours-sans'],
  },
  {
    name: 'Idées et retours',
    text: fr('Ce qui manque, ce qui coince, ce que vous aimeriez voir.'),
    channels: ['idées', 'bugs', 'nouveautés'],
  },
]
