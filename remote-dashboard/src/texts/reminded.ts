import { define } from './define.ts'

/** The dialog of a reminder whose code could not be loaded. */
export const remindedTexts = define('reminded', { fr: { title: 'Votre rappel', close: 'Fermer' } })
