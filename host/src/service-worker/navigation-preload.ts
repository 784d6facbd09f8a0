/** WebKit names itself in every browser; those that only claim to be like it are Chromium. */
const isWebKit = (userAgent: string) => /AppleWebKit\//.test(userAgent) && !/Chrome\//.test(userAgent)

/**
 * Lets the browser ask the server for a document while it starts the worker, except in WebKit. Where WebKit has let go of
 * that answer before its body was read, it asks a second time, and gives the second body with the first headers
 * (github.com/WebKit/WebKit/pull/4798). The nonce of their content policy is another then, so the page would have no style
 * and no inline script; and the return from Google, which is good for one request, would be refused. What an earlier
 * worker turned on is turned off.
 */
export async function choosePreload(
  preload: Pick<NavigationPreloadManager, 'enable' | 'disable'> | undefined,
  userAgent: string,
): Promise<void> {
  // Without it, the worker asks by itself.
  await (isWebKit(userAgent) ? preload?.disable() : preload?.enable())?.catch(() => undefined)
}
