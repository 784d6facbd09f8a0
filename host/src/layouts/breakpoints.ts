/** From this width on the app's sidebar stands beside the page, and the public links stand in the header itself. */
export const LARGE = '(min-width: 1024px)'
