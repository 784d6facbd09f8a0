/** The account has become the member's: its address was proven. */
export const WELCOME = 'welcome'

/** Kinds of notices about an account's security; the clients word them. */
export const PASSWORD_CHANGED = 'password-changed'

/** A sign-in by a browser that the account has not had. `data`: `{browser, system, timeZone}`, each a text or null. */
export const NEW_SIGN_IN = 'new-sign-in'

/** A mailed link has made another address the account's. `data`: `{email}`. */
export const EMAIL_CHANGED = 'email-changed'

/** What a member must not miss: however many others there are, these are kept before them. */
export const SECURITY_KINDS = [PASSWORD_CHANGED, NEW_SIGN_IN, EMAIL_CHANGED]

/** A focus session that came to its end. `data`: `{minutes}`. */
export const FOCUS_SESSION = 'focus-session'
