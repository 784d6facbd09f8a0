/** Below this width a phone's own dashboard is drawn. */
export const phone = '@media (max-width: 47.99rem)'
