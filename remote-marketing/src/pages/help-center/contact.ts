/** The id of the support options. */
export const CONTACT_ID = 'contact'

/** The id of the frequent questions. Settings link to it. */
export const QUESTIONS_ID = 'questions'
