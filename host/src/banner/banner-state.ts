import { proxy } from 'valtio'

/**
 * The banner: shown again on every load, hidden once closed (specification, section 2, Page shell and banner).
 * `height`, in CSS pixels, is what it takes at the top: one line, or more where its text wraps.
 */
export const bannerState = proxy({ open: true, height: 44 })
