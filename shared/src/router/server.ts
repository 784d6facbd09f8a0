/** The router of a page that is rendered on a server: one address, no history, nothing to load. */
export { createMemoryRouter } from './create.ts'
