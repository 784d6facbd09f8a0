import { define } from './texts.ts'

const base = {
  essential: 'Essentiel',
  organisation: 'Organisation et planification',
  focusShield: 'Focus Shield',
  weekAtAGlance: 'LifePlanner',
  dailyFocus: 'Daily Focus',
  dailyBoost: 'Daily Boost',
  timer: 'Timer',
  quickNotes: 'Quick Notes',
  lifePlanner: 'Life Planner',
  toDoList: 'To Do List',
  notePad: 'Note Pad',
}

/** Default names in the editor's tool list, as stated: two names may stand for one widget. */
export type ToolTexts = typeof base
export const toolTexts = define('tools', base)
