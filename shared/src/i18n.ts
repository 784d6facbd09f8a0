/** Languages of the app area (specification, section 2, Settings, Language and region). */

/** A language that a member can choose. `default` is the stated texts, mixed as they are, until one is chosen. */
export type Language = 'default' | 'fr' | 'en' | 'es'
