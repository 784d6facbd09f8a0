import { fr } from '../../../parts/typography.ts'
import type { Article } from './categories.ts'

export const firstSteps: readonly Article[] = [
  {
    id: 'article-verifier-son-e-mail',
    category: 'categorie-premier-pas',
    title: fr('Vérifier son e-mail et ouvrir son espace'),
    text: fr(
      "Une fois l'inscription envoyée, un e-mail part vers l'adresse indiquée. Le lien qu'il contient active le compte et vous mène droit au tableau de bord.",
    ),
    steps: [
      fr("Ouvrez l'e-mail de Cadence et suivez son lien : il reste valable 24 heures."),
      fr("Rien dans la boîte de réception ? L'e-mail se cache souvent dans les courriers indésirables."),
      fr("Toujours rien : « Renvoyer l'e-mail », sur la même page, en envoie un autre, une fois par minute."),
    ],
    note: fr('Seul le dernier lien reçu fonctionne, et une seule fois.'),
  },
  {
    id: 'article-rester-connecte-30-jours',
    category: 'categorie-premier-pas',
    title: fr('Rester connecté 30 jours'),
    text: fr(
      "Sur la page de connexion, cochez « Rester connecté 30 jours » avant d'entrer. Sans cette case, la session dure 24 heures, puis Cadence redemande le mot de passe.",
    ),
    note: fr(
      "Sur l'ordinateur d'une bibliothèque ou d'un ami, laissez la case vide, et quittez par [[Log out]] dans le menu à votre nom.",
    ),
  },
  {
    id: 'article-noms-en-anglais',
    category: 'categorie-premier-pas',
    title: fr('Se repérer quand un nom est en anglais'),
    text: fr(
      "Le site public et la connexion sont en français. À l'intérieur, les grands écrans gardent par défaut un nom anglais. Cinq suffisent pour circuler :",
    ),
    steps: [
      fr('[[Dashboard]] : le tableau de bord, là où vivent les outils.'),
      fr('[[Collection]] : les tableaux que vous avez enregistrés.'),
      fr('[[Tools Library]] : la bibliothèque des outils.'),
      fr('[[Appearance]] : le mode sombre ou clair.'),
      fr('[[Settings]] : les paramètres du compte.'),
    ],
  },
]
