/** What the server's HTML does about the session before any other script runs. For the server only. */
import { paths } from '../router/paths.ts'
import { ADDRESS_TOKEN_PROPERTY, EMAIL_TOKEN_KEY, RESET_TOKEN_KEY, sessionKeys } from './storage-keys.ts'

/** localStorage key that holds a text as long as a member is signed in, as far as this browser knows. */
export const ACCESS_TOKEN_KEY = sessionKeys.accessToken

/** The query parameter that carries a token, by page. */
const parameters = {
  [paths.verifyEmail]: 'token',
  [paths.resetPassword]: 'token',
  [paths.successLogin]: 'access_token',
  [paths.settings]: 'email-token',
}

/**
 * Removes the token from the address and from the history entry. It is an inline script, the first of the head, so that
 * no other script and no request sees the token. Other parameters and the hash stay. `addressToken` returns it.
 *
 * The token for a new password survives a reload, but not a visit to another page. The token for a new e-mail address
 * survives other pages too, because a sign-in may come first. Where storage is forbidden, a reload loses both.
 */
export const addressTokenScript = [
  `{const p=location.pathname.replace(/[/]+$/,"").toLowerCase(),n=${JSON.stringify(parameters)}[p],s=location.search,`,
  't=n?new URLSearchParams(s).get(n):null;',
  'if(t!==null){const q=s.slice(1).split("&").filter(a=>!new URLSearchParams(a).has(n)).join("&");',
  'history.replaceState(history.state,"",location.pathname+(q&&"?"+q)+location.hash);',
  `window[${JSON.stringify(ADDRESS_TOKEN_PROPERTY)}]={path:p,token:t}}`,
  `try{const k=${JSON.stringify(RESET_TOKEN_KEY)};`,
  `if(p!=${JSON.stringify(paths.resetPassword)}||t==="")sessionStorage.removeItem(k);`,
  'else if(t!==null)sessionStorage.setItem(k,t);',
  `if(t&&p==${JSON.stringify(paths.settings)})sessionStorage.setItem(${JSON.stringify(EMAIL_TOKEN_KEY)},t)}catch{}}`,
].join('')
