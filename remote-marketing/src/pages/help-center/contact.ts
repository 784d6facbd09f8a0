/** Name of the support options in the address. */
export const CONTACT_ID = 'contact'
