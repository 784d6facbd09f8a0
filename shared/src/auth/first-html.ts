/** What the first HTML does about the session, for the server that writes it. */
import { paths } from '../router/paths.ts'
import { EMAIL_TOKEN_KEY, RESET_TOKEN_KEY, TAKEN_TOKEN } from './address-token-names.ts'

/** localStorage key that holds something as long as somebody is signed in, as far as a browser knows. */
export { ACCESS_TOKEN_KEY } from './session-keys.ts'

/** The query parameter that carries a token, by the page that a link with one leads to. */
const parameters = {
  [paths.verifyEmail]: 'token',
  [paths.resetPassword]: 'token',
  [paths.successLogin]: 'access_token',
  [paths.settings]: 'email-token',
}

/**
 * Takes the token out of the address and out of the history's entry before anything else runs: an inline script, the
 * first of the head. Other parameters and the hash stay as they are. `addressToken` finds it. The one for a new
 * password outlives a reload of the tab, and no other page; the one for a new e-mail address outlives other pages, too,
 * because a sign-in may lie on the way to its own. Storage that is forbidden only costs that.
 */
export const addressTokenScript = [
  `{const p=location.pathname.replace(/[/]+$/,"").toLowerCase(),n=${JSON.stringify(parameters)}[p],s=location.search,`,
  't=n?new URLSearchParams(s).get(n):null;',
  'if(t!==null){const q=s.slice(1).split("&").filter(a=>!new URLSearchParams(a).has(n)).join("&");',
  'history.replaceState(history.state,"",location.pathname+(q&&"?"+q)+location.hash);',
  `window[${JSON.stringify(TAKEN_TOKEN)}]={path:p,token:t}}`,
  `try{const k=${JSON.stringify(RESET_TOKEN_KEY)};`,
  `if(p!=${JSON.stringify(paths.resetPassword)}||t==="")sessionStorage.removeItem(k);`,
  'else if(t!==null)sessionStorage.setItem(k,t);',
  `if(t&&p==${JSON.stringify(paths.settings)})sessionStorage.setItem(${JSON.stringify(EMAIL_TOKEN_KEY)},t)}catch{}}`,
].join('')
