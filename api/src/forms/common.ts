/** Bodies of the public site's forms: the longest texts that their schemas allow, in any script. */
export const FORM_BODY_BYTES = 64 * 1024

/** What the limits of these routes say, for the description of the API. */
export const TOO_MANY = { 429: 'Too many attempts. Please try again in 60 minutes.' }

/** What all of these forms ask for, as examples. */
export const example = {
  requestKey: '6f1c0d5e2b7a49838e04d1f5c6a7b890',
  lastName: 'Moreau',
  firstName: 'Camille',
  email: 'camille.moreau@example.org',
}
