import { define } from './define.ts'

/** What has come to Cadence. Only the page What’s New loads these. */
export const newsTexts = define('news', {
  fr: {
    alreadyHere: 'Déjà là',
    room: 'Une pièce calme pour se concentrer',
    roomText:
      'Pendant une séance, le plein écran ne garde que le temps qui reste, votre tâche et un arc qui se referme. À la fin, votre séance s’ajoute au compte du jour et une pause vous attend.',
    roomLink: 'Lancer une séance',
    capture: 'Une phrase suffit',
    captureText:
      '«\u202fTD droit jeudi 10\u00a0h\u202f» devient un événement, «\u202frendre le mémoire vendredi\u202f» une tâche. Ctrl K (⌘ K sur Mac) ouvre la saisie rapide partout\u202f; sur un téléphone, c’est le bouton +.',
    captureLink: 'L’essayer sur le tableau de bord',
    timetable: 'Votre emploi du temps vient à vous',
    timetableText:
      'Collez l’adresse de votre emploi du temps (ADE, Hyperplanning, Google, Outlook…)\u202f: vos cours s’affichent dans le planning et se mettent à jour tout seuls.',
    timetableLink: 'Ouvrir le planning',
    exams: 'Les examens ont leur compte à rebours',
    examsText:
      'Un examen noté dans le planning affiche les jours qui restent. Un plan de révision propose des créneaux libres\u202f: vous acceptez ceux qui vous vont.',
    examsLink: 'Ajouter l’outil Examens',
    taskboard: 'Vos tâches en colonnes',
    taskboardText:
      'À faire, en cours, terminé\u202f: le Taskboard range vos tâches en colonnes, à la souris, au doigt ou au clavier. Ce sont les mêmes que celles de votre liste.',
    taskboardLink: 'Ajouter le Taskboard',
    reminders: 'Des rappels quand il le faut',
    remindersText:
      'Avant une échéance, ou le matin pour toute la journée\u202f: vos rappels arrivent dans ce navigateur ou par e-mail, et se taisent aux heures que vous choisissez.',
    remindersLink: 'Choisir mes rappels',
    history: 'Vos semaines, avec du recul',
    historyText:
      'Minutes de concentration, tâches terminées, humeurs et séries, par jour et par matière. Tout est calculé sur votre appareil, rien n’est envoyé.',
    historyLink: 'Voir l’historique',
  },
})
