/** What the product says about itself and its publisher, in one place. */

/** The product's name. */
export const PRODUCT = 'Cadence'
