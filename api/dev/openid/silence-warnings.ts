/**
 * Imported before oidc-provider. Its two warnings (about the version of Node, and about storing nothing) are meant for
 * production, and would appear at each start.
 */
console.warn = () => {}
console.info = () => {}
