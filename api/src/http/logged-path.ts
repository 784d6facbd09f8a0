/** A private feed has its token in the path. */
const feedToken = /\/feed\/.+/

/** The path of a request as the log has it: without its query, which may hold a token, and without the token of a feed. */
export const loggedPath = (path: string) => path.replace(feedToken, '/feed/…')
