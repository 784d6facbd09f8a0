/** Property of the window in which the first HTML's script leaves the token that it took out of the address. */
export const TAKEN_TOKEN = 'cadenceAddressToken'

/** sessionStorage key: the token for a new password, so that a reload of the tab does not lose it. */
export const RESET_TOKEN_KEY = 'cadence:reset-token'

/**
 * sessionStorage key: the token for a new e-mail address, so that neither a reload nor a sign-in on the way to it loses
 * it. It is of use to nobody but the member who asked for that address, when they are signed in.
 */
export const EMAIL_TOKEN_KEY = 'cadence:email-token'
