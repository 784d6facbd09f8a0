/** Kinds of notices about an account's security; the clients word them. */
export const PASSWORD_CHANGED = 'password-changed'

/** A sign-in by a browser that the account has not had. `data`: `{browser, system, timeZone}`, each a text or null. */
export const NEW_SIGN_IN = 'new-sign-in'
