import { define } from './define.ts'

/** Sessions of focus and the pauses between them: Timer, Focus Shield, the room, the bottom bar. */
export const focusTexts = define('focus', {
  fr: {
    round: '{round} sur {total}',
    pause: 'Pause',
    pauseOver: 'La pause est finie',
    takePause: 'Pause de {minutes} min',
    endPause: 'Terminer la pause',
    chooseTask: 'Choisir une tâche',
    editSession: '{task} (modifier la séance)',
    title: 'Votre séance',
    task: 'Sur quoi travaillez-vous\u202f?',
    taskHint: 'Maths, chapitre 4',
    suggestions: 'Vos objectifs et vos tâches',
    length: 'Durée',
    minutes: '{minutes} min',
    ownLength: 'Autre durée, en minutes',
    ownLengthHint: 'De {min} à {max} minutes.',
    lengthLater: 'La séance est commencée\u202f: sa durée ne change plus.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    failed: 'La fenêtre n’a pas pu s’ouvrir. Réessayez.',
  },
})
