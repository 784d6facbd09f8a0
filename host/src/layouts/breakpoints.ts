/** From this width on the app's sidebar is beside the page, and the public links are in the header itself. */
export const LARGE = '(min-width: 1024px)'
