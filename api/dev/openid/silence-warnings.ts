/**
 * Imported before oidc-provider, whose two warnings (an older Node, and that it keeps nothing) are both meant for
 * production and would stand above every developer's start.
 */
console.warn = () => {}
console.info = () => {}
