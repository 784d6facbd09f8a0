import { define } from './define.ts'

/** The status line at the bottom of the app area. */
export const statusLineTexts = define('statusLine', {
  fr: {
    install: 'Installer Cadence',
    installOffer: 'Cadence à portée de main, même sans réseau',
    installOfferShort: 'Cadence même sans réseau',
    installIos:
      'Cadence à portée de main\u202f: «\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f»',
    installIosShort: 'Installer\u202f: «\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f»',
    installNow: 'Installer',
    installLater: 'Plus tard',
    clockAhead: 'L’horloge de cet appareil est en avance\u202f: retards et rappels peuvent être faux',
    clockAheadShort: 'Horloge de l’appareil en avance, à régler',
    clockBehind: 'L’horloge de cet appareil est en retard\u202f: échéances et rappels peuvent être faux',
    clockBehindShort: 'Horloge de l’appareil en retard, à régler',
    unsent: 'Vos modifications, gardées sur cet appareil, seront envoyées dès que le réseau revient',
    unsentShort: 'Vos modifications sont gardées ici',
    unsentHeard:
      'Vos modifications sont gardées sur cet appareil. Elles seront envoyées dès que le réseau revient.',
    unstored: 'Vos modifications ne sont pas encore envoyées\u202f: gardez cette page ouverte',
    unstoredShort: 'Modifications à envoyer\u202f: restez ici',
    unstoredHeard:
      'Vos modifications ne sont pas encore envoyées, et cet appareil n’a pas pu les garder. Laissez cette page ouverte.',
  },
})
