/** French texts that differ from the default texts. A text that is not here is in its subject's file beside this one. */
export default {
  appearance: {
    title: 'Apparence',
    mode: 'Mode',
    dark: 'Sombre',
    light: 'Clair',
    system: 'Système',
    theme: 'Thème de couleurs',
    base: 'De base',
    icon: 'Icône de l’application',
    soon: 'Bientôt',
    iconDawn: 'Aube',
    iconMint: 'Menthe',
    iconInk: 'Encre',
  },
  communityHub: {
    title: 'Communauté',
    enterCode: 'Saisir un code de parrainage',
  },
  communityGoals: {
    yourCode: 'Votre code de parrainage',
  },
  showcase: {
    name1: 'Mon suivi',
    name2: 'Planning',
    name5: 'Humeur du jour',
    name6: 'Objectifs du jour',
    name7: 'L’élan du jour',
    name8: 'Minuteur',
    name9: 'À faire',
    name10: 'Bloc-notes',
    name11: 'Tableau des tâches',
    name12: 'Examens',
  },
} as const
