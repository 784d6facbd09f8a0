import { proxy } from 'valtio'

/** Height of the banner: the public header stands below it. */
export const BANNER_HEIGHT = '2.75rem'

/** Shown again on every load, hidden once closed (specification, section 2, Page shell and banner). */
export const bannerState = proxy({ open: true })
