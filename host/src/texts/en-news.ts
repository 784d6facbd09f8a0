/** English texts about what is new. */
export const newsInEnglish = {
  alreadyHere: 'Already here',
  isNew: 'New',
  room: 'A quiet room to focus in',
  roomText: 'During a session the screen keeps only the time that is left, your task and an arc that closes.',
  roomLink: 'Start a session',
  capture: 'One sentence is enough',
  captureText: '“TD droit jeudi 10 h” becomes an event: Ctrl K (⌘ K on a Mac), or the + button of a phone.',
  captureLink: 'Try it',
  timetable: 'Your timetable comes to you',
  timetableText:
    'Paste the address of your timetable (ADE, Hyperplanning, Google, Outlook…): your lectures show in the planner and stay up to date by themselves.',
  timetableLink: 'Open the planner',
  exams: 'Exams have a countdown',
  examsText: 'The planner counts the days that are left, and proposes free hours to revise in.',
  examsLink: 'Add the Exams widget',
  taskboard: 'Your tasks in columns',
  taskboardText: 'To do, in progress, done: the tasks of your list, moved by touch, mouse or keyboard.',
  taskboardLink: 'Add the Taskboard',
  reminders: 'Reminders when they matter',
  remindersText:
    'Before a deadline or in the morning, here or by mail, and never in the hours that you keep quiet.',
  remindersLink: 'Choose your reminders',
  history: 'Your weeks, seen from further away',
  historyText: 'Focus, tasks, moods and streaks, by day and by subject, worked out on your device.',
  historyLink: 'See the history',
}
