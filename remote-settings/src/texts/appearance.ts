import { define } from './define.ts'

/** Mode, colour theme and app icon. */
export const appearanceTexts = define('appearance', {
  fr: {
    intro:
      'Choisissez l’allure de Cadence, de jour comme tard le soir. Le changement est immédiat et vous suit avec votre compte.',
    darkHint: 'Une bonne lampe, la nuit',
    lightHint: 'Un papier chaud, en plein jour',
    systemHint: 'Comme cet appareil',
    darkNow: 'sombre en ce moment',
    lightNow: 'clair en ce moment',
    notKept: 'Votre navigateur ne garde rien pour ce site\u202f: le mode durera le temps de cet onglet.',
    storageFull: 'Le stockage de votre navigateur est plein\u202f: le mode durera le temps de cet onglet.',
    premiumHint: 'À essayer librement',
    premiumDefault: 'par défaut',
    chosen: '{name} est votre thème.',
    tryHint: 'Survolez-en un autre pour le voir partout, appuyez dessus pour le garder.',
    touchHint: 'Touchez-en un autre pour le choisir.',
    keysHint: 'Les flèches montrent un thème après l’autre, Espace le garde, Échap revient au vôtre.',
    trying: 'Vous essayez {name}. Appuyez dessus pour le garder.',
    themeNotKept:
      'Votre navigateur ne garde rien pour ce site\u202f: le thème durera le temps de cet onglet.',
    themeFull: 'Le stockage de votre navigateur est plein\u202f: le thème durera le temps de cet onglet.',
    themesFailed: 'Les thèmes n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
    alwaysDark: 'Votre thème est sombre dans tous les modes.',
    alwaysLight: 'Votre thème est clair dans tous les modes.',
  },
  en: {
    title: 'Appearance',
    mode: 'Mode',
    dark: 'Dark',
    light: 'Light',
    system: 'System',
    theme: 'Colour theme',
    base: 'Base',
    icon: 'App icon',
    soon: 'Soon',
    iconDawn: 'Dawn',
    iconMint: 'Mint',
    iconInk: 'Ink',
  },
  all: {
    premium: 'Premium',
    premiumNamed: '{name}, Premium',
    iconIris: 'Iris',
  },
})
