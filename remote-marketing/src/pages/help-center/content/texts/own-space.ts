import type { SubjectTexts } from '../article-text.ts'

export default {
  'noms-en-anglais': {
    lead: 'Le site public et la connexion sont en français. À l’intérieur, les grands écrans gardent par défaut un nom anglais. Cinq suffisent pour circuler.',
    blocks: [
      {
        steps: [
          '[[Dashboard]] : le tableau de bord, là où vivent les outils.',
          '[[Collection]] : les tableaux que vous avez enregistrés.',
          '[[Tools Library]] : la bibliothèque des outils.',
          '[[Appearance]] : le mode sombre ou clair, et les couleurs.',
          '[[Settings]] : les paramètres du compte.',
        ],
      },
      'Deux autres noms du menu reviennent moins souvent : [[Community Hub]], où vivent le parrainage et les événements, et [[Help & Support]], tout en bas.',
      'Les outils aussi ont un nom d’origine : [[To-do List]] est la liste de tâches, [[NotePad]] le bloc-notes, [[Life Planner]] le planning et [[Mood Check]] l’humeur du jour.',
      {
        tip: 'Vous pouvez [tout passer en français](choisir-sa-langue), noms des outils compris, en trois gestes.',
      },
    ],
    related: ['choisir-sa-langue', 'premier-tableau', 'aller-partout-au-clavier'],
    words: 'anglais traduction vocabulaire menu english',
  },
  'choisir-sa-langue': {
    lead: 'L’espace membre peut parler entièrement français, anglais ou espagnol. Le changement est immédiat et vous suit sur tous vos appareils.',
    blocks: [
      {
        steps: [
          'Dans le menu à votre nom, choisissez [[Settings]].',
          'Ouvrez la rubrique {{Langue et région}}.',
          'Sous {{Langue}}, choisissez Français.',
          'Appuyez sur {{Sauvegarder les modifications}}.',
        ],
      },
      'Les menus, les outils et les messages changent aussitôt, sans recharger la page : [[Timer]] devient « Minuteur », [[Edit Dashboard]] devient « Modifier le tableau ».',
      'Dans ces articles, les noms sont ceux que Cadence montre avant tout choix : la liste les appelle {{Textes d’origine}}. Une langue enregistrée se change contre une autre, mais ce mélange n’est alors plus proposé.',
      { tip: 'Le site public et les pages de connexion restent en français, quel que soit ce choix.' },
    ],
    related: ['noms-en-anglais', 'regler-son-fuseau-horaire', 'changer-de-theme'],
    words: 'français anglais espagnol traduire language',
  },
  'regler-son-fuseau-horaire': {
    lead: 'Le fuseau horaire décide quand vos journées commencent, quand une tâche est en retard et à quelle heure part un rappel.',
    blocks: [
      {
        steps: [
          'Ouvrez [[Settings]], puis la rubrique {{Langue et région}}.',
          'Sous {{Fuseau horaire}}, choisissez l’heure de l’appareil, {{Paris}}, {{New York}} ou {{Tokyo}}.',
          'Appuyez sur {{Sauvegarder les modifications}}.',
        ],
      },
      'Le choix par défaut suit l’appareil : c’est le bon pour presque tout le monde, voyages compris. Choisissez une ville si vous étudiez à distance et que vos cours sont à l’heure de Paris, où que vous soyez.',
      'Ce fuseau vaut pour tout ce qui a une date : objectifs du jour, humeur, historique, échéances et résumé du matin.',
      {
        tip: 'Les cours décalés d’une heure, et eux seuls ? La cause est souvent ailleurs : [voyez cet article](heures-decalees).',
      },
    ],
    related: ['heures-decalees', 'rappels-et-resume-du-matin', 'choisir-sa-langue'],
    words: 'heure décalage voyage étranger erasmus timezone',
  },
} satisfies SubjectTexts<'ownSpace'>
