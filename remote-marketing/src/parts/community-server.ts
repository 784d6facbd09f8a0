import { type Fact, site } from '@cadence/shared/site'

const named: Fact = site.communityServer

/** The address of the community's server; null while the publisher has named none, and then no text promises it. */
export const communityServer = typeof named === 'string' ? named : null

/** Ends a text about something on the server: where it is, or when it comes. */
export const onDiscord = communityServer === null ? ", à l'ouverture du Discord" : ' sur le Discord'
