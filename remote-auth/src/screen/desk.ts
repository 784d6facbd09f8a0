/** The room over the desk, in pixels of a wide window. It is there before its people are loaded. */
export const DESK = { width: 384, height: 194 }
