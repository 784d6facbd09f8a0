/**
 * The form that writes to the support. Each build that opens it bundles this code, so it imports the other entry points by
 * their shared names: their state exists once.
 */
export { SupportDialog } from './SupportDialog.tsx'
export { frenchSupportTexts, type SupportTexts } from './support-texts.ts'
