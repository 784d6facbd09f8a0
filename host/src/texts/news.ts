import { define } from './define.ts'

/** What has come to Cadence. Only the page What’s New loads these. */
export const newsTexts = define('news', {
  fr: {
    alreadyHere: 'Déjà là',
    isNew: 'Nouveau',
    room: 'Une pièce calme pour se concentrer',
    roomText:
      'Pendant une séance, l’écran ne garde que le temps qui reste, votre tâche et un arc qui se referme.',
    roomLink: 'Lancer une séance',
    capture: 'Une phrase, et c’est noté',
    captureText:
      '«\u202fTD droit jeudi 10\u00a0h\u202f» devient un événement\u202f: Ctrl\u202fK (⌘\u202fK sur Mac), ou le bouton + d’un téléphone.',
    captureLink: 'L’essayer',
    timetable: 'Votre emploi du temps vient à vous',
    timetableText:
      'Collez l’adresse de votre emploi du temps (ADE, Hyperplanning, Google, Outlook…)\u202f: vos cours s’affichent dans le planning et se mettent à jour tout seuls.',
    timetableLink: 'Ouvrir le planning',
    lawCourse: 'Droit',
    calculusCourse: 'Analyse',
    languageCourse: 'Anglais',
    economicsCourse: 'Économie',
    exams: 'Les examens ont leur compte à rebours',
    examsText: 'Le planning compte les jours qui restent, et propose des heures libres où réviser.',
    examsLink: 'Ajouter l’outil Examens',
    taskboard: 'Vos tâches en colonnes',
    taskboardText:
      'À faire, en cours, terminé\u202f: les tâches de votre liste, rangées au doigt, à la souris ou au clavier.',
    taskboardLink: 'Ajouter le Taskboard',
    reminders: 'Des rappels quand il le faut',
    remindersText:
      'Avant une échéance ou le matin, ici ou par e-mail, et jamais aux heures que vous gardez calmes.',
    remindersLink: 'Choisir mes rappels',
    history: 'Vos semaines, avec du recul',
    historyText:
      'Concentration, tâches, humeurs et séries, par jour et par matière, calculées sur votre appareil.',
    historyLink: 'Voir l’historique',
  },
})
