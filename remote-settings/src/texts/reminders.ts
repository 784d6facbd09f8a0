import { define } from './define.ts'

/** When reminders come, in the section of the notifications. */
export const remindersTexts = define('reminders', {
  fr: {
    title: 'Quand vous rappeler',
    noWay:
      'Aucun rappel ne peut partir pour l’instant\u202f: activez les notifications push ou par e-mail ci-dessus.',
    tasks: 'Avant une échéance',
    tasksHint: 'Une tâche sans heure est rappelée à l’heure du matin, les jours d’avant.',
    exams: 'Avant un examen',
    examsHint: 'Les examens de votre planning, pour ne pas les voir arriver trop tard.',
    minutes: { one: '{count}\u00a0minute', other: '{count}\u00a0minutes' },
    hours: { one: '{count}\u00a0heure', other: '{count}\u00a0heures' },
    days: { one: '{count}\u00a0jour', other: '{count}\u00a0jours' },
    weeks: { one: '{count}\u00a0semaine', other: '{count}\u00a0semaines' },
    morning: 'Résumé du matin',
    morningHint:
      'Le premier événement du jour, vos échéances et ce qui est en retard. Rien, les jours où il n’y a rien.',
    morningAt: 'Heure du matin',
    quiet: 'Heures calmes',
    quietHint:
      'Un rappel qui tomberait à ces heures attend leur fin, ou les devance quand il arriverait trop tard.',
    quietFrom: 'De',
    quietTo: 'À',
    test: 'M’envoyer un rappel d’essai',
    testing: 'Envoi du rappel d’essai…',
    sentByPush: 'Envoyé\u202f: il s’affiche sur cet appareil dans quelques secondes.',
    sentByMail: 'Envoyé par e-mail\u202f: il arrive dans votre boîte de réception.',
    notSent:
      'Rien n’est parti\u202f: ce navigateur ne reçoit pas de notifications push, et celles par e-mail sont désactivées.',
    testFailed: 'Le rappel d’essai n’est pas parti. Vérifiez votre connexion, puis réessayez.',
    testLimit: 'Vous avez demandé beaucoup d’essais\u202f: réessayez dans une heure.',
  },
})
