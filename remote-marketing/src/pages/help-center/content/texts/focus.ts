import type { SubjectTexts } from '../article-text.ts'

export default {
  'lancer-le-minuteur': {
    lead: 'L’outil Timer compte 25 minutes à rebours, puis propose une pause. Sa durée se change, et son temps n’est jamais perdu.',
    blocks: [
      '[[Start]] lance le compte, [[Pause]] l’arrête là où il en est, [[Start]] le fait repartir. À zéro, [[Restart]] le remet au départ. En cours de séance, la flèche ronde y revient aussi.',
      'Pour une autre durée, appuyez sur {{Choisir une tâche}}, ou sur le nom qui se lit à cette place. Sous {{Durée}}, prenez 15, 25, 45 ou 50 minutes, ou écrivez la vôtre, de 1 à 180. Une séance commencée garde sa durée jusqu’au bout.',
      'Dans la même fenêtre, dites sur quoi vous travaillez : un mot à vous, ou l’une de vos tâches. Si elle a une matière, le temps passé s’ajoute à cette matière dans l’[historique](historique).',
      {
        tip: 'Le minuteur suit l’heure de l’appareil : un onglet en veille ou passé à l’arrière-plan ne lui fait pas perdre une seconde.',
      },
    ],
    related: ['enchainer-des-seances', 'focus-shield', 'minuteur-silencieux'],
    words: 'pomodoro chronomètre compte à rebours timer session durée 25',
  },
  'focus-shield': {
    lead: 'Une lampe qui se consume, un écran qui reste allumé, et le compte honnête de vos échappées : Focus Shield tient compagnie à une séance.',
    blocks: [
      {
        steps: [
          'Appuyez sur [[Start]] dans l’outil [[Focus Shield]].',
          'Avec {{Plein écran}}, tout le reste disparaît : la tâche, le temps, rien d’autre.',
          'Restez sur la page. Chaque fois que vous quittez l’onglet, l’outil le compte.',
          'À la fin, il vous dit combien de fois vous êtes sorti, et combien de temps.',
        ],
      },
      'Une page web ne peut pas bloquer d’autres sites, et Cadence ne prétend pas le faire. L’outil rend la distraction visible, ce qui suffit souvent à la faire reculer.',
      'L’écran reste allumé pendant la séance, si le navigateur le permet. Le temps compte dans l’historique comme celui de [[Timer]].',
      { tip: 'Échap quitte le plein écran du navigateur. La séance, elle, continue.' },
    ],
    related: ['lancer-le-minuteur', 'enchainer-des-seances', 'historique'],
    words: 'concentration distraction bloquer sites plein écran onglet',
  },
  historique: {
    lead: 'Heures d’étude, tâches terminées, humeurs et séries : l’historique dessine vos semaines, jour après jour, sur votre appareil.',
    blocks: [
      'On l’ouvre par {{Historique}}, dans [[Personal Tracker]], ou en tapant ce mot dans la [saisie rapide](aller-partout-au-clavier). En haut, choisissez la période, de {{7 jours}} à {{1 an}}, ou {{Semestre}}.',
      'Chaque courbe se lit aussi en chiffres avec {{Voir le tableau}}. {{Par matière}} range le temps des séances dont la tâche porte une matière, et {{Humeur et étude}} rapproche les deux, sans prétendre expliquer.',
      'Sous {{Régularité}}, une séance ou une tâche terminée fait un jour de série. Un jour sans rien ne rompt pas la série ; deux de suite, oui.',
      {
        tip: 'Tout est calculé sur cet appareil, rien n’est envoyé pour le dessiner. {{Imprimer}} en fait une page propre, à garder ou à montrer.',
      },
    ],
    related: ['personal-tracker', 'matieres', 'humeur-du-jour'],
    words: 'statistiques progression graphiques série streak bilan temps d’étude',
  },
  'personal-tracker': {
    lead: 'Quatre tuiles résument votre semaine : objectifs tenus, tâches terminées, temps de concentration et humeur. Voici ce que chacune compte.',
    blocks: [
      {
        steps: [
          '[[Focus goals]] : les objectifs de [[Daily Focus]] cochés cette semaine.',
          '[[Completed tasks]] : les tâches terminées cette semaine, et leur part parmi celles-ci et celles encore ouvertes.',
          '[[Focus time]] : le temps des séances, de [[Timer]] comme de [[Focus Shield]].',
          '[[Mood]] : l’humeur moyenne des jours notés.',
        ],
      },
      'Tant que vous n’avez rien fait, les chiffres sont un exemple et le disent. Le premier objectif, la première tâche, la première séance ou la première humeur met les vôtres à la place.',
      'Ici, la semaine commence le lundi. Dès que vous choisissez [un premier jour](vacances-et-premier-jour) dans le planning, les tuiles comptent les mêmes semaines. Un outil agrandi montre les légendes et les séances de chaque jour.',
      { tip: 'Pour remonter plus loin que la semaine, suivez {{Historique}}.' },
    ],
    related: ['historique', 'objectifs-du-jour', 'mention-exemple'],
    words: 'suivi statistiques semaine chiffres tuiles mon suivi',
  },
} satisfies SubjectTexts<'focus'>
