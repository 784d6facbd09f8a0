/** Name of the support options in the address. */
export const CONTACT_ID = 'contact'

/** Name of the frequent questions in the address: the settings of the app lead there. */
export const QUESTIONS_ID = 'questions'
