/** English texts about what is new. */
export const newsInEnglish = {
  alreadyHere: 'Already here',
  room: 'A quiet room to focus in',
  roomText:
    'During a session, full screen keeps only the time, your task and an arc that closes. At the end your session joins the day’s count, and a break is waiting.',
  roomLink: 'Start a session',
  capture: 'One sentence is enough',
  captureText:
    '“TD droit jeudi 10 h” becomes an event, “essay due Friday” a task. Ctrl K (⌘ K on a Mac) opens quick capture everywhere; on a phone it is the + button.',
  captureLink: 'Try it on the dashboard',
  timetable: 'Your timetable comes to you',
  timetableText:
    'Paste the address of your timetable (ADE, Hyperplanning, Google, Outlook…): your lectures show in the planner and stay up to date by themselves.',
  timetableLink: 'Open the planner',
  exams: 'Exams have a countdown',
  examsText:
    'An exam in the planner shows the days that are left. A revision plan proposes free hours, and you accept those that suit you.',
  examsLink: 'Add the Exams widget',
  taskboard: 'Your tasks in columns',
  taskboardText:
    'To do, in progress, done: the Taskboard keeps your tasks in columns, by mouse, touch or keyboard. They are the same tasks as in your list.',
  taskboardLink: 'Add the Taskboard',
  reminders: 'Reminders when they matter',
  remindersText:
    'Before a deadline, or in the morning for the whole day: reminders reach this browser or your mailbox, and stay silent in the hours that you choose.',
  remindersLink: 'Choose your reminders',
  history: 'Your weeks, seen from further away',
  historyText:
    'Focus minutes, finished tasks, moods and streaks, by day and by subject. All of it is worked out on your device; nothing is sent.',
  historyLink: 'See the history',
}
